// Who may import whom. Each rule is one arrow of the drawing in docs/architecture.md; type imports count like any other.

/**
 * The server's features from the ground up: one knows nothing of its neighbours or of those above it. A feature that is
 * not listed stands on top; what another feature shall import gets a place here.
 */
const FLOORS = [['settings', 'audit', 'places', 'activity'], ['members'], ['auth', 'notifications', 'news']]

const TESTS = '\\.(test|fixture)\\.tsx?$|^(server|web)/test/'
const WORKSHOP = '^(e2e|bench|scripts)/|^web/(vite\\.config|precompress)\\.ts$'
const PRODUCT = { path: '^(contract|server|web)/', pathNot: `${TESTS}|${WORKSHOP}` }

const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })
const within = (path) => ({ path, pathNot: TESTS })

function knowsOnlyBelow(names, floorsBelow, name) {
  const below = floorsBelow.flat().map((feature) => `^server/features/${feature}/`)
  const to = { path: '^server/features/', pathNot: ['^server/features/$1/', ...below] }
  return forbid(`${name}-knows-only-below`, within(`^server/features/${names}/`), to)
}

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
  forbid('nothing-unresolved', {}, { couldNotResolve: true }),
  forbid('declared-packages-only', PRODUCT, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
  forbid('server-runs-without-dev-packages', within('^server/'), {
    dependencyTypes: ['npm-dev'],
    dependencyTypesNot: ['type-only'],
  }),
  forbid('tests-stay-out', PRODUCT, { path: TESTS }),
  forbid('workshop-stays-out', PRODUCT, { path: WORKSHOP }),
  forbid('contract-knows-zod-alone', within('^contract/'), { pathNot: '^contract/|node_modules/zod/' }),
  forbid('server-knows-no-web', { path: '^server/' }, { path: '^web/' }),
  forbid('web-knows-no-server', { path: '^web/' }, { path: '^server/' }),
]

const server = [
  forbid('nobody-knows-main', { path: '^(server|web)/' }, { path: '^(server|web)/main\\.tsx?$' }),
  forbid('platform-knows-no-feature', within('^server/platform/'), { path: '^server/(?!platform/)' }),
  forbid('features-know-no-app', within('^server/features/'), { path: '^server/[^/]+\\.ts$' }),
  forbid('features-meet-at-services', within('^server/features/([^/]+)/'), {
    path: '^server/features/',
    pathNot: ['^server/features/$1/', '^server/features/[^/]+/service\\.ts$'],
  }),
  forbid('routes-call-services', within('^server/features/.+/routes\\.ts$'), {
    path: '/(data|policy)\\.ts$|^server/platform/db/|node_modules/(kysely|postgres)/',
  }),
  forbid(
    'policies-are-pure',
    within('^server/features/.+/policy\\.ts$'),
    { pathNot: '^contract/|^server/features/|^server/platform/(context|errors)\\.ts$' },
    'A policy decides from what it is given: no database, no files, no clock.',
  ),
  forbid('policies-ask-nobody', within('^server/features/.+/policy\\.ts$'), { path: '/(routes|service|data)\\.ts$' }),
  forbid(
    'data-knows-the-database-alone',
    within('^server/features/.+/data\\.ts$'),
    { path: '^server/features/.+/(routes|service|policy)\\.ts$|^server/platform/(?!db/|secrets/)' },
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
  ...FLOORS.map((floor, level) => knowsOnlyBelow(`(${floor.join('|')})`, FLOORS.slice(0, level), `floor-${level}`)),
  knowsOnlyBelow(`(?!(?:${FLOORS.flat().join('|')})/)([^/]+)`, FLOORS, 'top'),
]

const web = [
  forbid('lib-knows-no-screen', within('^web/lib/'), { path: '^web/(?!lib/)' }),
  forbid('ui-knows-no-domain', within('^web/ui/'), { path: '^web/(?!ui/|lib/)|^web/lib/api\\.ts$|^contract/' }),
  forbid('features-know-no-page', within('^web/features/'), { path: '^web/(pages|app)/' }),
  forbid(
    'web-features-do-not-meet',
    within('^web/features/([^/]+)/'),
    { path: '^web/features/', pathNot: '^web/features/$1/' },
    'Let the page compose them.',
  ),
  forbid('pages-know-no-app', within('^web/pages/'), { path: '^web/app/' }),
  forbid('main-starts-the-app', { path: '^web/main\\.tsx$' }, { path: '^web/(pages|features)/' }),
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
