/** Addresses of a gathering for families and for its organiser. */
export const gatheringPaths = {
  request: 'POST /gathering-requests',
  shared: 'GET /shared-gatherings/:token',
  choose: 'POST /shared-gatherings/:token/choices',
  organised: 'GET /organised-gatherings/:token',
  confirm: 'POST /organised-gatherings/:token/confirmation',
  release: 'POST /organised-gatherings/:token/releases',
  prolong: 'POST /organised-gatherings/:token/prolongation',
  end: 'POST /organised-gatherings/:token/end',
} as const

/** Addresses of the owner's calls about a gathering. */
export const ownerGatheringPaths = {
  units: 'GET /gatherings/:id/units',
  release: 'POST /gatherings/:id/releases',
  prolong: 'POST /gatherings/:id/prolongation',
  end: 'POST /gatherings/:id/end',
} as const
