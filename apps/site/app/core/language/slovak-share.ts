/** How much of an English page is in Slovak, which its note says; null for none and on Slovak pages. */
export type SlovakShare = 'all' | 'some' | null
