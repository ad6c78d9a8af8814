// What the build tells the service worker.

export interface Build {
  /** Another one for other files. */
  version: string
  /** The addresses of what is kept. */
  files: string[]
  /** The page among them. */
  shell: string
}
