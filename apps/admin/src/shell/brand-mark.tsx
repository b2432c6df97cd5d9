interface Props {
  size: number
}

/** The sign of the house: a linden leaf over a gable. */
export function BrandMark({ size }: Props) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#1F3D2B" />
      <path
        d="M5.5 25.5 16 17l10.5 8.5"
        fill="none"
        stroke="#FBF7EF"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M16 3.5c1.200 2.200 6.500 3 6.500 7.200 0 2.300-1.900 3.800-4 3.800-1 0-1.900-.4-2.500-1.100-.6.7-1.500 1.100-2.500 1.100-2.100 0-4-1.500-4-3.800 0-4.200 5.300-5 6.500-7.200Z"
        fill="#D9A441"
      />
      <path d="M16 7.5v12" stroke="#1F3D2B" strokeWidth="1.2" strokeLinecap="round" />
    </svg>
  )
}
