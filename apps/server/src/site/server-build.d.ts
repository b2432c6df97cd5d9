// The products of the site's build, which a fresh clone does not have when its types are checked.
declare module '@dvor/site/server-build'
declare module '@dvor/site/manifests'
