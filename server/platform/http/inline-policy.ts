// Admits the scripts that the build wrote into the page itself, and nothing else that stands in it.
import { createHash } from 'node:crypto'

/** The content security policy, with the hash of each script without a name or a kind in a page as it was built. */
export function withInline(policy: string, built: string): string {
  const [, ...begun] = built.split('<script>')
  const hashes = begun.map((text) => {
    const [script = ''] = text.split('</script>', 1)
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
  return policy.replace("script-src 'self'", (own) => [own, ...hashes].join(' '))
}
