// A file of the contract as pages need it: endpoints without the shapes that only the server checks, schemas apart from them.
import { type ESTree, parseAst } from 'vite'

type Node = ESTree.Node
type Statement = ESTree.Program['body'][number]
interface SourceRange {
  start: number
  end: number
}
interface SourceEdit extends SourceRange {
  text: string
}

const SCHEMA_LIBRARY = 'zod/mini'

/**
 * The module without its schemas, which it hands on from the address `schemasFrom`, or they alone, with what else they
 * need of the file from `schemasFor`. Whatever is made by calls is marked as left out where nobody asks for it.
 */
export function partOf(code: string, of: { schemasFrom: string } | { schemasFor: string }) {
  const lean = leaned(code)
  const body = parseAst(lean).body.map((statement) => ({
    statement,
    text: lean.slice(statement.start, statement.end),
    names: namesOf(statement),
    isExported: statement.type === 'ExportNamedDeclaration',
    needs: referenced(statement),
  }))
  const imports = body.filter(({ statement }) => statement.type === 'ImportDeclaration')
  const rest = body.filter(({ statement }) => statement.type !== 'ImportDeclaration')
  const heavy = schemasAmong(rest, imports)
  const isSchemas = 'schemasFor' in of
  const kept = rest.filter((one) => heavy.has(one) === isSchemas)
  const needs = new Set(kept.flatMap((one) => [...one.needs]))
  const elsewhere = rest.filter((one) => heavy.has(one) !== isSchemas)
  const handed = elsewhere.flatMap(({ names, isExported }) =>
    names.filter((name) => (isSchemas ? needs.has(name) : isExported)),
  )
  return [
    ...imports
      .filter(({ names }) => (names.length === 0 ? isSchemas : names.some((name) => needs.has(name))))
      .map(({ text }) => text),
    ...(handed.length === 0 ? [] : [bridge(handed, of)]),
    ...kept.map(({ text }) => text),
    ...(isSchemas ? [] : [exported(kept.filter(({ isExported }) => !isExported).flatMap(({ names }) => names))]),
  ].join('\n')
}

interface ContractPart {
  names: string[]
  needs: Set<string>
  statement: Statement
}

/** What is made of the library, or of what another file makes of it, and whatever needs that. */
function schemasAmong<One extends ContractPart>(rest: One[], imports: ContractPart[]) {
  const library = imports.filter(({ statement }) => sourceOf(statement) === SCHEMA_LIBRARY)
  const tools = new Set(library.flatMap(({ names }) => names))
  const others = imports.flatMap(({ names }) => names)
  const isMade = ({ statement, needs }: One) =>
    tools.size > 0 &&
    initsOf(statement).some((init) => calls(init).length > 0) &&
    others.some((name) => needs.has(name))
  const heavy = new Set<One>()
  for (let before = -1; before < heavy.size; ) {
    before = heavy.size
    for (const one of rest)
      if (isMade(one) || [...one.needs].some((name) => tools.has(name))) {
        heavy.add(one)
        for (const name of one.names) tools.add(name)
      }
  }
  return heavy
}

const bridge = (names: string[], of: { schemasFrom: string } | { schemasFor: string }) =>
  'schemasFor' in of
    ? `import { ${names.join(', ')} } from ${JSON.stringify(of.schemasFor)}`
    : `export { ${names.join(', ')} } from ${JSON.stringify(of.schemasFrom)}`

const exported = (names: string[]) => `export { ${names.join(', ')} }`

/** Endpoints as what a call reads of them, and each value that is made by calls in a function marked as pure. */
function leaned(code: string) {
  const text = ({ start, end }: SourceRange) => code.slice(start, end)
  const edits = parseAst(code)
    .body.flatMap(initsOf)
    .flatMap((init): SourceEdit[] => {
      const made = calls(init)
      if (made.length === 0) return []
      const within = made.flatMap((call) => withoutShapes(call, text))
      const inner = edited(
        text(init),
        within.map((edit) => ({ ...edit, start: edit.start - init.start, end: edit.end - init.start })),
      )
      // The bundler cannot know that making a schema changes nothing.
      return [{ start: init.start, end: init.end, text: `/* @__PURE__ */ (() => (${inner}))()` }]
    })
  return edited(code, edits)
}

/** What pages read of an endpoint beside its method and path. */
const READ = ['who', 'file']

/** Of an endpoint a call reads method, path, whom it admits and the field of its file. */
function withoutShapes(
  { start, end, callee, arguments: [first, second, parts] }: ESTree.CallExpression,
  text: (at: SourceRange) => string,
) {
  if (callee.type !== 'Identifier' || !first || !second) return []
  if (callee.name === 'endpoints')
    return [
      { start, end: second.start, text: '(' },
      { start: second.end, end, text: ')' },
    ]
  if (callee.name !== 'endpoint') return []
  const given = parts?.type === 'ObjectExpression' ? parts.properties : []
  const read = [
    `method: ${text(first)}`,
    `path: ${text(second)}`,
    "who: 'member'",
    ...given.filter((part) => part.type === 'Property' && READ.includes(text(part.key))).map(text),
  ]
  return [{ start, end, text: `{ ${read.join(', ')} }` }]
}

const edited = (code: string, edits: SourceEdit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)

function declarationOf(statement: Statement) {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
}

function initsOf(statement: Statement): ESTree.Expression[] {
  const declared = declarationOf(statement)
  return declared?.type === 'VariableDeclaration' ? declared.declarations.flatMap(({ init }) => init ?? []) : []
}

function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  const declared = declarationOf(statement)
  if (declared?.type === 'VariableDeclaration') return declared.declarations.flatMap(({ id }) => [...referenced(id)])
  return declared && 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : []
}

const sourceOf = (statement: Statement) => (statement.type === 'ImportDeclaration' ? statement.source.value : null)

/** The calls that are made when the expression is read: not those within its functions. */
function calls(node: Node): ESTree.CallExpression[] {
  if (/Function/.test(node.type)) return []
  const within = childrenOf(node).flatMap(calls)
  return node.type === 'CallExpression' ? [node, ...within] : within
}

/** Names that it may mean: too many rather than too few. */
function referenced(node: Node): Set<string> {
  if (node.type === 'Identifier') return new Set([node.name])
  const isNamed = (node.type === 'MemberExpression' || node.type === 'Property') && !node.computed
  const named = node.type === 'MemberExpression' ? node.property : node.type === 'Property' ? node.key : null
  const within = childrenOf(node).filter((child) => !isNamed || child !== named)
  return new Set(within.flatMap((child) => [...referenced(child)]))
}

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
