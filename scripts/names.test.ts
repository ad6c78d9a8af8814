// Former names stay gone from file names and from the code: each thing has one name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './runtime.mjs'

/** The parts in which the names are gone; another joins by being named here. */
const PARTS = ['web']

/** As they stood in identifiers, comments and file names. Each would be written without a second thought, and is wrong. */
const FORMER = [
  ...['readWords', 'homes', 'telling', 'tellOfTrip', 'atlas'],
  ...['Whole', 'sendWhole', 'Deed', 'keptUntilChanged', 'theMany', 'Unlined', 'bearers', 'makings', 'wordsmith'],
  ...['aftermath', 'leftover', 'passage', 'near-misses', 'name-readings', 'heraldry', 'settlement'],
  ...['did-not-arrive', 'didNotArrive', 'entrance', 'link-gate', 'goInside', 'go-inside', 'verdicts', 'whyNot'],
  ...[
    'likeness',
    'plate',
    'plates',
    'AvatarPlate',
    'mayReserve',
    'VersionChoice',
    'masthead',
    'spine',
    'sheet',
    'ledger',
  ],
  ...['kin', 'journey', 'journeys', 'arrival', 'EntranceProps', 'doomed', 'spent', 'isSpent', 'Chart', 'ChartProps'],
  ...['dispute', 'disputed', 'Dispute', 'disputedFields', 'verdict', 'VERDICTS', 'whyNotInvited'],
  ...[
    'missLine',
    'whenLineIsBack',
    'isLineThere',
    'followLine',
    'hearOfChange',
    'inRounds',
    'in-rounds',
    'tellOutcome',
  ],
  ...['SHOWING_MEMBERS', 'showing-members', 'WalkDialog', 'walk-dialog', 'useWalk', 'Surroundings', 'PATIENCE_MS'],
  ...[
    'waitsFor',
    'waits-for',
    'SeenBy',
    'seen-by',
    'withChosen',
    'with-chosen',
    'own-tags',
    'tryingAgain',
    'trying-again',
  ],
]

/** Where such a word says something else, as 'file: name' with the reason. */
const KEPT: Record<string, string> = {
  'web/gallery/marks.tsx: spine': 'a token of the design',
  'web/gallery/marks.tsx: sheet': 'a token of the design',
  'web/features/profile/side-sections.tsx: kin': 'a member’s field, as the contract calls it',
  'web/features/profile-form/form-values.test.ts: kin': 'a member’s field, as the contract calls it',
  'web/features/office-viewer/office.dom.test.tsx: sheet': 'a table of a workbook, as Excel calls it',
  'web/features/office-viewer/sheet-table.tsx: sheet': 'a table of a workbook, as Excel calls it',
  'web/features/office-viewer/tables-stage.tsx: sheet': 'a table of a workbook, as Excel calls it',
  'web/test/cast.ts: kin': 'a member’s field, as the contract calls it',
}

const files = PARTS.flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
    .map((name) => `${part}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/node_modules|\/dist\//.test(file)),
)
const former = new RegExp(`(?<![\\w-])(?:${FORMER.join('|')})(?![\\w-])`, 'g')
const isKept = (find: string) => find in KEPT

test('no file has a former name, and none uses one', () => {
  const finds = files.flatMap((file) => {
    const text = `${file.replaceAll(/[/.]/g, ' ')}\n${readFileSync(join(root, file), 'utf8')}`
    return [...new Set(text.match(former))].map((name) => `${file}: ${name}`)
  })
  expect(finds.filter((find) => !isKept(find))).toEqual([])
  expect(Object.keys(KEPT).filter((find) => !finds.includes(find))).toEqual([])
})

/** The same for the other parts, in which some of those words also have their ordinary sense and are left out. */
const FORMER_ELSEWHERE = [
  ...['readWords', 'homes', 'telling', 'Told', 'tellOfTrip', 'atlas', 'listTold', 'bearer', 'bearers', 'bearerStarts'],
  ...[
    'Whole',
    'sendWhole',
    'Prepared',
    'Deed',
    'deed',
    'keptUntilChanged',
    'theMany',
    'Unlined',
    'makings',
    'wordsmith',
  ],
  ...['deck', 'aftermath', 'leftover', 'passage', 'pace', 'near-misses', 'name-readings', 'settlement', 'furnish'],
  ...['strain', 'keeper', 'bring-in', 'mayReserve', 'spent', 'doomed', 'dispute', 'houseOf', 'openHouse', 'emptyHouse'],
  // What tells somebody something notifies, and what is too old is purged.
  ...['tell[A-Z]\\w*', 'forget[A-Z]\\w*', 'tell-proposals', 'settleFailed', 'keepCopyMonths', 'carryOn', 'readThings'],
  ...[
    'Surroundings',
    'Workplace',
    'Workbench',
    'Desk',
    'PATIENCE(?:_MS)?',
    'patienceMs',
    'reachOf',
    'displayFirstName',
  ],
]

/** The demo's brothers write as they please. */
const PROSE = /^server\/demo\/(?:cast|generate)\//

test('nor does a file of the other parts', () => {
  const formerElsewhere = new RegExp(`(?<![\\w-])(?:${FORMER_ELSEWHERE.join('|')})(?![\\w-])`, 'g')
  const finds = ['contract', 'packages', 'server', 'bench', 'e2e', 'scripts']
    .flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${part}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.(ts|mjs)$/.test(file) && !/node_modules|names\.test\.ts$/.test(file) && !PROSE.test(file))
    .flatMap((file) => {
      const text = `${file.replaceAll(/[/.]/g, ' ')}\n${readFileSync(join(root, file), 'utf8')}`
      return [...new Set(text.match(formerElsewhere))].map((name) => `${file}: ${name}`)
    })
  expect(finds).toEqual([])
})
