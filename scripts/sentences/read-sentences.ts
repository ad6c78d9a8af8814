// Finds the words in a file of TypeScript that a person can meet: texts between tags, labels, messages and mails.
import ts from 'typescript'

export interface Sentence {
  /** Beginning with 1. */
  line: number
  /** As it is met, with {…} where something is put in. */
  text: string
}

/** What stands in these is read by programs alone. */
const TECHNICAL_ATTRIBUTES =
  /^(?:className|class|id|key|to|href|src|type|name|role|rel|target|method|as|size|tone|icon|kind|variant|autoComplete|autoCapitalize|inputMode|accept|viewBox|d|fill|stroke.*|data-.*|aria-(?!label$|description$|valuetext$|roledescription$).*)$/

/** Between these a text goes on; with any other tag in it, each side is a sentence of its own. */
const WITHIN_A_LINE = /^(?:a|abbr|b|bdi|code|em|i|kbd|mark|small|span|strong|time|Link|TextLink|Bidi)$/

/** A fragment that begins in the middle of a sentence has one of these; a list of classes has none. */
const SMALL_WORDS =
  /(?:^|[ (])(?:a|about|after|ago|all|an|and|are|at|be|been|before|but|by|for|from|had|has|have|he|his|in|is|it|its|left|more|no|not|of|on|once|one|only|or|other|since|still|than|that|the|them|then|they|this|to|until|was|were|when|where|who|will|with|without|you|your)(?:$|[ ,.;:)])/

/** What is said to the database is no sentence. */
const SQL =
  /^(?:select|copy|lock table|drop|create|delete from|union all|begin transaction|comment on|text not null|not in|kind not in|members as|is distinct) ?/

export function sentencesIn(file: string, text: string): Sentence[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Sentence[] = []
  const add = (node: ts.Node, words: string) => {
    const line = parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1
    const plain = words.replace(/\s+/g, ' ').trim()
    if (/\p{L}{2}/u.test(plain.replaceAll('{…}', ''))) found.push({ line, text: plain })
  }
  const visit = (node: ts.Node) => {
    if (isTechnical(node)) return
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) for (const run of runsOf(node)) add(node, run)
    else if (isText(node)) {
      const words = wordsOf(node)
      if (isMet(node, words)) add(node, words)
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

type Text = ts.StringLiteralLike | ts.TemplateExpression

const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

function isTechnical(node: ts.Node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isJsxAttribute(node)) return TECHNICAL_ATTRIBUTES.test(node.name.getText())
  if (ts.isTaggedTemplateExpression(node)) return true
  if (ts.isElementAccessExpression(node)) return ts.isStringLiteralLike(node.argumentExpression)
  return (
    ts.isCallExpression(node) &&
    /^(?:import|require|cn|clsx|log\.\w+|process\.emitWarning)$/.test(node.expression.getText())
  )
}

function wordsOf(node: Text) {
  if (ts.isStringLiteralLike(node)) return node.text
  return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('')
}

/** What an error of the program says, without a full stop, nobody meets but in its log. */
const isOfTheLog = (node: ts.Node) => ts.isNewExpression(node.parent) && /Error$/.test(node.parent.expression.getText())

const isName = ({ parent }: ts.Node) =>
  ts.isLiteralTypeNode(parent) ||
  ts.isCaseClause(parent) ||
  (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText()))

function isMet(node: Text, words: string) {
  if (isName(node) || (isOfTheLog(node) && !/[.?!]$/.test(words))) return false
  if (ts.isJsxAttribute(node.parent)) return true
  const plain = words.trim()
  if (SQL.test(plain)) return false
  if (/^\p{Lu}[\p{L}’'-]*[.!?…:]*$/u.test(plain)) return /^\p{Lu}\p{Ll}/u.test(plain)
  if (/^(?:\p{Lu}|\{…\}|\d)/u.test(plain)) return plain.includes(' ') && /\p{Ll}{2}/u.test(plain)
  return plain.includes(' ') && !/[_<=\\/]|\w-\d|\w:\w|\w\[/.test(plain) && SMALL_WORDS.test(plain)
}

/** The texts among an element's children, joined over what stands in their lines. */
function runsOf(element: ts.JsxElement | ts.JsxFragment) {
  const runs: string[] = []
  let run = ''
  let hasText = false
  const end = () => {
    if (hasText) runs.push(run)
    run = ''
    hasText = false
  }
  for (const child of element.children) {
    const inLine = wordsInLine(child)
    if (inLine === null) end()
    else {
      run += inLine
      hasText ||= ts.isJsxText(child) && /\p{L}/u.test(child.text)
    }
  }
  end()
  return runs
}

function wordsInLine(child: ts.JsxChild): string | null {
  if (ts.isJsxText(child)) return child.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ')
  if (ts.isJsxExpression(child)) {
    if (!child.expression) return ''
    return ts.isStringLiteralLike(child.expression) ? child.expression.text : '{…}'
  }
  if (ts.isJsxElement(child) && WITHIN_A_LINE.test(child.openingElement.tagName.getText()))
    return child.children.map((one) => wordsInLine(one) ?? '{…}').join('')
  return null
}
