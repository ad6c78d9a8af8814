// Finds every regular expression in a file of TypeScript: literals, and what is composed for RegExp.
import ts from 'typescript'

export interface Pattern {
  /** Beginning with 1. */
  line: number
  /** Null where it is composed of what is neither constant nor escaped. */
  source: string | null
  flags: string
}

/** Stands in a composed pattern for a text that is escaped before it comes in. */
const ESCAPED = 'escaped'

export function patternsIn(file: string, text: string): Pattern[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const patterns: Pattern[] = []
  const constants = constantsOf(parsed)
  const visit = (node: ts.Node) => {
    const line = parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1
    if (ts.isRegularExpressionLiteral(node)) patterns.push({ line, ...partsOfLiteral(node.text) })
    else if (isRegExpCall(node)) patterns.push({ line, ...partsOfCall(node, constants) })
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return patterns
}

function partsOfLiteral(literal: string) {
  const end = literal.lastIndexOf('/')
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) }
}

type Call = ts.NewExpression | ts.CallExpression
type Constants = Map<string, ts.Expression>

const isRegExpCall = (node: ts.Node): node is Call =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'

function partsOfCall({ arguments: given = ts.factory.createNodeArray() }: Call, constants: Constants) {
  const [source, flags] = given
  return {
    source: source ? textOf(source, constants) : '',
    flags: (flags && textOf(flags, constants)) ?? '',
  }
}

/** What is declared once with `const` in the file, by its name. */
function constantsOf(file: ts.SourceFile): Constants {
  const found: Constants = new Map()
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const)
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer)
  return found
}

/** The text that an expression always has; null where it may have several. */
function textOf(expression: ts.Expression, constants: Constants): string | null {
  if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) return expression.text
  if (ts.isTemplateExpression(expression)) return templateText(expression, constants, ({ text }) => text)
  if (ts.isTaggedTemplateExpression(expression) && expression.tag.getText() === 'String.raw')
    return ts.isTemplateExpression(expression.template)
      ? templateText(expression.template, constants, ({ rawText, text }) => rawText ?? text)
      : (expression.template.rawText ?? null)
  if (ts.isCallExpression(expression) && expression.expression.getText() === 'RegExp.escape') return ESCAPED
  const constant = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined
  return constant ? textOf(constant, constants) : null
}

function templateText(
  { head, templateSpans }: ts.TemplateExpression,
  constants: Constants,
  read: (piece: ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail) => string,
) {
  const pieces = templateSpans.flatMap(({ expression, literal }) => [textOf(expression, constants), read(literal)])
  return pieces.includes(null) ? null : read(head) + pieces.join('')
}
