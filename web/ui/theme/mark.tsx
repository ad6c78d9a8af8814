// The product's mark: two feathers folded into an owl's face, in the colour of the text around it.

const FEATHER =
  'M4.2 1.8C2.5 4.4 1.5 7.2 1.5 10c0 5.4 3.5 9.7 9.85 12.4V10.8c0-4.8-2.7-7.8-7.15-9ZM7.7 8.7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'

/** Without a label the mark is decoration beside the written name. */
export function Mark({ label }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
      role="img"
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path d={FEATHER} />
      <path d={FEATHER} transform="matrix(-1 0 0 1 24 0)" />
    </svg>
  )
}
