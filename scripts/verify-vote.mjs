// `npm run verify-vote`: counts a vote again. Boards of elections sealed by trustees take the project's packages; all else nothing.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { run } from './run.mjs'
import { projectNode, root } from './runtime.mjs'

const given = process.argv.slice(2).flatMap((argument) => (isFolder(argument) ? filesOf(argument) : argument))

if (given.some((argument) => argument.endsWith('.bel'))) {
  await prepare({ build: false })
  process.exitCode = await run(projectNode(), [join(root, 'scripts', 'boards', 'verify-board.ts'), ...given])
} else {
  process.argv.splice(2, process.argv.length, ...given)
  await import('../packages/votes/verify-vote.mjs')
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** What was saved of one vote, in the order in which the commands take it. */
function filesOf(folder) {
  const names = readdirSync(folder)
  const board = names.filter((name) => name.endsWith('.bel')).slice(0, 1)
  const others = board.length > 0 ? ['certificate.json'] : ['certificate.json', 'ballots.json', 'log.json']
  return [...others.filter((name) => names.includes(name)), ...board].map((name) => join(folder, name))
}
