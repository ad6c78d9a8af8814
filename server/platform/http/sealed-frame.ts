// The frame in which the pages lay out what somebody uploaded: a policy of its own leaves it its one script, and nothing else.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'word-frame.html'

/** Null where the build has none. `policy`: without an origin, a network, forms, frames, or any script but the one that was built. */
export function sealedFrame(folder: string): { isAt: (path: string) => boolean; policy: string } | null {
  const file = join(folder, FILE)
  if (!existsSync(file)) return null
  const html = readFileSync(file, 'utf8')
  const script = html.slice(html.indexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'))
  const hash = createHash('sha256').update(script).digest('base64')
  return {
    // As it is, and as it lies there packed.
    isAt: (path) => path.startsWith(file),
    policy: [
      "default-src 'none'",
      `script-src 'sha256-${hash}'`,
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ].join('; '),
  }
}
