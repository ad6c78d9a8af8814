// Baseline of signing in: one argon2id hash at the product's cost, and nothing around it.
import { hashPassword } from '../../server/platform/secrets/password-hash.ts'

process.on('message', async () => {
  await hashPassword('a measured password')
  process.send?.('hashed')
})
process.send?.('ready')
