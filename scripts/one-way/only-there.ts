// What may be written in one place alone, by the row of docs/one-way.md that it belongs to.

export interface OnlyThere {
  /** The first cell of the row. */
  thing: string
  pattern: RegExp
  part: 'contract' | 'packages' | 'server' | 'web'
  /** Those in which it stands, by what their paths from the root match; each is in use. */
  files: RegExp[]
}

const inWeb = (thing: string, pattern: RegExp, ...files: RegExp[]) => ({ thing, pattern, part: 'web' as const, files })
const onServer = (thing: string, pattern: RegExp, ...files: RegExp[]) => ({
  thing,
  pattern,
  part: 'server' as const,
  files,
})

/** A choice between texts, or what stands for them, by whether a number is one. */
const HAND_MADE_PLURAL =
  /(?:[!=]== 1|> 1|>= 2|<= 1|< 2)\s*\?\s*(?:['"`]|(?:\w+\.|\w+\[\w+\]\.)?(?:one|many)\b|\w+ : `\$\{\w+\}s`)|\[[\w.]+ === 1 \? 0 : 1\]|=== 1\)\s*return ['"`]/

export const ONLY_THERE: OnlyThere[] = [
  inWeb(
    'a call',
    /(?<![.\w])fetch\(/,
    /^web\/lib\/(?:api|fetch-file|lazy-code|connection|start)\.ts$/,
    // Files of the site, and answers that are read while they come.
    /\/pdf-parts\.ts$/,
    /\/read-boards\.ts$/,
    /\/carried-(?:fonts|logo)\.ts$/,
    /\/embedded\/provider\.ts$/,
    /\/use-(?:verification|download)\.ts$/,
    /\/export-roster\.ts$/,
    // It stands between pages and the server.
    /^web\/service-worker\//,
  ),
  // A popover is none, and comes after all that it would hide.
  inWeb('where a dialog stands', /<(?:Radix|Dialog)\.Portal>/, /^web\/ui\/overlays\/popover\.tsx$/),
  inWeb('a list in pages', /useInfiniteQuery|infiniteQueryOptions/, /^web\/lib\/(?:list-in-pages|pages-query)\.ts$/),
  inWeb(
    'an act and its toast',
    /useMutation/,
    /^web\/ui\/feedback\/use-act\.ts$/,
    // A search that runs for minutes says how far it is.
    /\/forensics\/use-search\.ts$/,
  ),
  inWeb(
    'leaving a form with something unsaved',
    /beforeunload/,
    /^web\/lib\/navigation\/use-leave-guard\.ts$/,
    // What is being sent asks too, and what is to be written to the cache is.
    /\/uploads\.ts$/,
    /^web\/app\/cache\.ts$/,
  ),
  inWeb(
    'an address of the site',
    /history\.(?:push|replace)State/,
    /^web\/lib\/navigation\/history\.ts$/,
    // Before the app is there.
    /\/sign-in\/enter-app\.ts$/,
  ),
  inWeb('a text for the clipboard', /navigator\.clipboard/, /^web\/lib\/copy-text\.ts$/),
  inWeb('a file for the reader', /\.download = /, /^web\/lib\/save-file\.ts$/),
  onServer(
    'kept in memory until changed',
    /^(?:export )?(?:const|let) \w+(?:: [^=\n]+)? = new (?:Map|Set|WeakMap)(?:<.*>)?\(\)/m,
    // What is under way, in this process.
    /\/photo-files\/renditions\.ts$/,
    /\/ballots\/casting\.ts$/,
    /\/embedded\/lock\.ts$/,
    // What follows from an object or a word for good.
    /^server\/platform\/name-forms\.ts$/,
    /\/polls\/(?:show|states)\.ts$/,
    /\/trips\/show\.ts$/,
    /\/http\/stream-events\.ts$/,
    /\/backup\/sum-thread\.mjs$/,
  ),
  onServer(
    'writes that belong together',
    /\.transaction\(\)|'begin/,
    /^server\/platform\/transaction\.ts$/,
    // Before there is a context, and where a snapshot is read.
    /^server\/platform\/(?:db|backup)\//,
    /\/audit\/log-data\.ts$/,
  ),
  onServer(
    'a session',
    /startSession\(/,
    /^server\/platform\/session\/sessions\.ts$/,
    // Where it is decided what a sign-in still owes.
    /\/second-step\/service\.ts$/,
  ),
  onServer(
    'an advisory lock',
    /pg_(?:try_)?advisory/,
    /^server\/platform\/db\/locks\.ts$/,
    // Of a database that is being made, by a connection of its own.
    /^server\/platform\/backup\/(?:load|restoring)\.ts$/,
  ),
  onServer(
    'the program’s settings',
    /process\.env/,
    /^server\/(?:commands\/)?(?:main|open-server|back-up|restore|verify-log|second-step-off|undo-passing)\.ts$/,
    // What a program that is started gets of it.
    /\/(?:read-elsewhere|backing-up|confined-process|run-as|films)\.ts$/,
  ),
  onServer(
    'what is slow to read',
    /worker_threads|child_process/,
    /^server\/platform\//,
    // A roster is read beside requests as everything else is, but hands over batches.
    /\/roster-files\/read-elsewhere\.ts$/,
  ),
  onServer(
    'a call to another service',
    /(?<![.\w])fetch\(/,
    /\/linkedin\/download-picture\.ts$/,
    /\/movies\/tmdb\.ts$/,
    // In the page that is shown while Aerie starts.
    /\/http\/starting\.ts$/,
  ),
  onServer('CSV', /from 'csv-stringify/, /^server\/platform\/csv\.ts$/),
  { thing: 'one and many', pattern: HAND_MADE_PLURAL, part: 'contract', files: [] },
  {
    thing: 'one and many',
    pattern: HAND_MADE_PLURAL,
    part: 'packages',
    files: [
      /^packages\/text\/plurals\.ts$/,
      // A tie, and the nearest of cousins: other words, not one word's plural.
      /^packages\/votes\/certificate-checks\.mjs$/,
      /^packages\/lineage-layout\/kinship\.ts$/,
    ],
  },
  onServer(
    'one and many',
    HAND_MADE_PLURAL,
    // What programs read.
    /\/ballots\/outcome\.ts$/,
    /\/forensics\/show\.ts$/,
    /\/join-requests\/scoring\.ts$/,
    /^server\/platform\/name-forms\.ts$/,
  ),
  inWeb(
    'one and many',
    HAND_MADE_PLURAL,
    // Other words, not one word's plural.
    /\/elections\/election-words\.ts$/,
    /\/lineage\/kinship\/sentences\.ts$/,
    /\/map-drawing\/google\/markers\.ts$/,
  ),
]
