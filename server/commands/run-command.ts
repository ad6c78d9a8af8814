// What all commands do alike: they say how it goes, and end with an exit code and a sentence.
import { storeAwayIn } from '#platform/files/file-store.ts'

export const say = (sentence: string) => console.log(sentence)

/**
 * Ends the process, with the exit code that `run` answers or 0, or with 1 and the sentence of what it throws.
 *
 * @param run gets what was typed after the command
 */
export async function runCommand(run: (given: string[]) => Promise<unknown>) {
  try {
    const code = await run(process.argv.slice(2))
    process.exit(typeof code === 'number' ? code : 0)
  } catch (error) {
    const said = storeAwayIn(error) ?? error
    console.error(said instanceof Error ? said.message : said)
    process.exit(1)
  }
}
