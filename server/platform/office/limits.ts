// What a conversion may take of the machine: memory, processor time and file sizes, set by the shell that becomes it.

export interface OfficeLimits {
  /** Seconds of one process. */
  processorSeconds: number
  /** Of the whole conversion, on the clock. */
  timeoutMs: number
}

export const OFFICE_LIMITS: OfficeLimits = { processorSeconds: 60, timeoutMs: 90_000 }

/** Kilobytes that it may address, most of which it never touches. */
const MOST_ADDRESSED = 4_194_304
/** Of one file, in the 512 bytes in which a shell counts. */
const LARGEST_FILE = 1_000_000

/** Where memory runs out it is the first to go. */
const script = (seconds: number) =>
  [
    'echo 1000 2>/dev/null > /proc/self/oom_score_adj',
    `ulimit -c 0 && ulimit -v ${MOST_ADDRESSED} && ulimit -t ${seconds} && ulimit -f ${LARGEST_FILE} && exec "$@"`,
  ].join('\n')

/** The same command within the limits. */
export const limited = (command: string[], { processorSeconds }: OfficeLimits): [string, string[]] => [
  '/bin/sh',
  ['-c', script(processorSeconds), 'sh', ...command],
]
