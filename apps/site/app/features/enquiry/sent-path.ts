/** Address of the page after a sent form, with thanks; safe to reload. */
export const sentPath = (page: '/kontakt' | '/saly'): string => `${page}?odoslane=ano#formular`

export const wasSent = (url: string): boolean => new URL(url).searchParams.get('odoslane') === 'ano'
