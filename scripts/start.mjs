// `npm start`: prepares what is missing or stale, then keeps the server running.
import { prepare } from './prepare.mjs'

await prepare()
await import('./keep.mjs')
