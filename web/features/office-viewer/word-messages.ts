// What the page and the frame in which a Word file is laid out say to each other.

export type ToFrame =
  /** `sought`: words that are marked, or none. */
  | { kind: 'show'; bytes: ArrayBuffer; sought: string }
  /** `factor`: of the size at which a page is as wide as the frame, or as it is printed. */
  | { kind: 'zoom'; factor: number }

export type FromFrame =
  | { kind: 'ready' }
  | { kind: 'shown' }
  | { kind: 'broken' }
  /** A link to elsewhere was followed by hand. */
  | { kind: 'link'; href: string }
  | { kind: 'escape' }
