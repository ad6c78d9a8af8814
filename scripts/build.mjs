// `npm run build`: installs what is missing and builds what is stale, for whoever starts the server in another way.
import { prepare } from './prepare.mjs'

await prepare()
