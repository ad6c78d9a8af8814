// Who may import whom. Each rule is one arrow of the drawing in docs/architecture.md; type imports count like any other.

const { GROUND_FLOOR, UPPER_FLOORS } = require('./scripts/arrows/floors.mjs')
const { ONE_PLACE } = require('./scripts/arrows/one-place.mjs')

const TESTS = '\\.(test|fixture)\\.tsx?$|^(server|web)/test/'
const WORKSHOP =
  '^(e2e|bench|scripts)/|^server/vite\\.config\\.ts$|^web/(vite\\.config|chunks|contract-plugin|contract-parts|preloads-plugin|pdf-files-plugin|first-frame-plugin|collections-plugin|inline-scripts-plugin|precompress|word-frame-plugin|service-worker-plugin)\\.ts$'
const DATA = '[/-]data\\.ts$'
const PRODUCT = { path: '^(contract|packages|server|web)/', pathNot: `${TESTS}|${WORKSHOP}` }

const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })
const within = (path) => ({ path, pathNot: TESTS })

/** A rule for each floor of a part, and one for what stands on top. */
function floorsOf(part) {
  const floors = [...GROUND_FLOOR[part].map((feature) => [feature]), ...UPPER_FLOORS[part]]
  const top = knowsOnlyBelow(part, `(?!(?:${floors.flat().join('|')})/)([^/]+)`, floors, 'top')
  return [
    ...floors.map((floor, at) => knowsOnlyBelow(part, `(${floor.join('|')})`, floors.slice(0, at), floor[0])),
    top,
  ]
}

function knowsOnlyBelow(part, names, floorsBelow, name) {
  const features = `^${part}/features/`
  const below = floorsBelow.flat().map((feature) => `${features}${feature}/`)
  const to = { path: features, pathNot: [`${features}$1/`, ...below] }
  const comment = 'A feature imports floors below its own.'
  return forbid(`${part}-floor-of-${name}`, within(`${features}${names}/`), to, comment)
}

const PURE_DOORS = '^server/features/people/(cards|person|privacy)\\.ts$'
const DOORS_WITHOUT_ROWS =
  '^server/features/(document-files|health-findings|kinship|member-fields|news-text|roster-(columns|rows|files))/'
const CLAIM_DOORS = '^server/features/lineage-claims/(notify-relatives|notify-proposals)\\.ts$'
const REACTION_DOORS = '^server/features/reactions/(table|written)\\.ts$'
const ABOUT_DOORS = '^server/features/[^/]+/about-data\\.ts$'
const BALLOT_DOORS =
  '^server/features/(ballots/((casting|certifying|outcome|own-votes|records|tallies)\\.ts$|signing/)|ballot-notices/|boards/(?!data|sets-data)|election-states/|election-sealing/|elections/(locking|notices|settling|show)\\.ts$)'

const everywhere = [
  forbid(
    'no-circles',
    {},
    { circular: true },
    'Two files that need each other are one file, or miss a third below them.',
  ),
  forbid(
    'no-drawers',
    {},
    { path: '(^|/)(utils?|helpers?|misc|common|shared|managers?)(/|\\.tsx?$)', pathNot: 'node_modules' },
    'Name the file for what it holds.',
  ),
  ...Object.entries(ONE_PLACE).map(([name, place]) =>
    forbid(
      `one-place-of-${name}`,
      { path: PRODUCT.path, pathNot: `${PRODUCT.pathNot}|^(server|web)/(demo|gallery)/|${place}` },
      { path: `node_modules/${name.replaceAll('.', '\\.')}/` },
      'What it does is done in one place; a second one uses that.',
    ),
  ),
  forbid('nothing-unresolved', {}, { couldNotResolve: true }),
  forbid('declared-packages-only', PRODUCT, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
  forbid(
    'server-runs-without-dev-packages',
    { path: '^server/', pathNot: `${TESTS}|${WORKSHOP}` },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid('tests-stay-out', PRODUCT, { path: TESTS }),
  forbid('workshop-stays-out', PRODUCT, { path: WORKSHOP }),
  forbid(
    'packages-know-packages-alone',
    { path: '^packages/([^/]+)/', pathNot: TESTS },
    { path: '^(bench|contract|e2e|scripts|server|web)/' },
    'A package could be published by itself: nothing of the product is in it.',
  ),
  forbid('contract-knows-zod-alone', within('^contract/'), {
    pathNot: '^contract/|^packages/(text/|roster-reading/letters/letters\\.ts$)|node_modules/zod/',
  }),
  forbid(
    'votes-know-nobody',
    within('^packages/votes/'),
    { pathNot: '^packages/votes/', dependencyTypesNot: ['core'] },
    'Whoever has its folder alone counts again with it: it shares nothing with what it checks.',
  ),
  forbid(
    'votes-are-checked-in-browsers',
    { path: '^packages/votes/', pathNot: `${TESTS}|^packages/votes/(verify-vote|cryptography-node)\\.mjs$` },
    { dependencyTypes: ['core'] },
  ),
  forbid('server-knows-no-web', { path: '^server/' }, { path: '^web/' }),
  forbid('web-knows-no-server', { path: '^web/' }, { path: '^server/' }),
]

const server = [
  forbid('nobody-knows-main', { path: '^(server|web)/' }, { path: '^(server|web)/main\\.tsx?$' }),
  forbid(
    'start-schedules-from-features',
    { path: '^server/main\\.ts$' },
    { path: '^server/features/', pathNot: '^server/features/(audit|places)/service\\.ts$' },
    'What a feature brings, its recurring jobs too, stands in its feature.ts.',
  ),
  forbid('platform-knows-no-feature', within('^server/platform/'), { path: '^server/(?!platform/)' }),
  forbid('features-know-no-app', within('^server/features/'), { path: '^server/[^/]+\\.ts$' }),
  forbid(
    'features-meet-at-services',
    within('^server/features/([^/]+)/'),
    {
      path: '^server/features/',
      pathNot: [
        '^server/features/$1/',
        '^server/features/[^/]+/service\\.ts$',
        PURE_DOORS,
        DOORS_WITHOUT_ROWS,
        CLAIM_DOORS,
        REACTION_DOORS,
        BALLOT_DOORS,
        ABOUT_DOORS,
      ],
    },
    'What is pure of people and of reactions is met directly: queries that show them need it. Polls and elections are made of ballots, the lineage of kinship and claims. What a row is about is told in exports by its feature.',
  ),
  forbid('routes-call-services', within('^server/features/.+/routes\\.ts$'), {
    path: `${DATA}|/policy\\.ts$|^server/platform/db/|node_modules/(kysely|postgres)/`,
  }),
  forbid(
    'policies-are-pure',
    within('^server/features/.+/policy\\.ts$'),
    { pathNot: '^contract/|^packages/text/|^server/features/|^server/platform/(context|errors)\\.ts$' },
    'A policy decides from what it is given: no database, no files, no clock.',
  ),
  forbid('policies-ask-nobody', within('^server/features/.+/policy\\.ts$'), {
    path: `/(routes|service)\\.ts$|${DATA}`,
  }),
  forbid(
    'data-knows-the-database-alone',
    within(`^server/features/.+${DATA}`),
    {
      path: '^server/features/.+/(routes|service|policy)\\.ts$|^server/platform/(?!db/|secrets/|(page|export-section)\\.ts$)',
    },
    'What data writes is decided in the service.',
  ),
  forbid('services-know-no-http', within('^server/features/.+/service\\.ts$'), {
    path: '^server/platform/http/|/routes\\.ts$|node_modules/fastify/',
  }),
  forbid(
    'demo-stays-out',
    { path: '^server/(?!demo/|test/)', pathNot: TESTS },
    { path: '^server/demo/', dependencyTypesNot: ['dynamic-import'] },
    'The start reaches the demo brotherhood by a dynamic import, so that a house of its own never loads it.',
  ),
  forbid(
    'demo-is-reached-from-the-opening',
    { path: '^server/(features|platform)/', pathNot: TESTS },
    { path: '^server/demo/' },
  ),
  ...floorsOf('server'),
]

const web = [
  forbid('lib-knows-no-screen', within('^web/lib/'), { path: '^web/(?!lib/)' }),
  forbid(
    'lib-knows-no-domain',
    within('^web/lib/'),
    {
      path: '^contract/(?!(endpoint|errors|stale|settings)\\.ts$)',
    },
    'Of the contract it knows how to call, and the settings that the server writes into the page.',
  ),
  forbid('ui-knows-no-domain', within('^web/ui/'), { path: '^web/(?!ui/|lib/)|^web/lib/api\\.ts$|^contract/' }),
  forbid('features-know-no-page', within('^web/features/'), { path: '^web/(compositions|pages|app)/' }),
  ...floorsOf('web'),
  forbid('compositions-know-no-page', within('^web/compositions/'), { path: '^web/(pages|app)/' }),
  forbid('pages-know-no-app', within('^web/pages/'), { path: '^web/app/' }),
  forbid('gallery-knows-no-page', within('^web/gallery/'), { path: '^web/(compositions|pages)/' }),
  forbid(
    'gallery-stays-out',
    { path: '^web/', pathNot: '^web/(gallery/|app/routes\\.tsx$)' },
    { path: '^web/gallery/' },
    'It shows the pieces while they are made; nobody needs it.',
  ),
  forbid(
    'gallery-is-fetched-later',
    { path: '^web/app/routes\\.tsx$' },
    { path: '^web/gallery/', dependencyTypesNot: ['dynamic-import'] },
  ),
  forbid('main-starts-the-app', { path: '^web/main\\.tsx$' }, { path: '^web/(pages|compositions|features|gallery)/' }),
  forbid('web-runs-in-browsers', { path: '^web/', pathNot: `${TESTS}|${WORKSHOP}` }, { dependencyTypes: ['core'] }),
]

module.exports = {
  forbidden: [...everywhere, ...server, ...web],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
