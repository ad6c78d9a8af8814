// A local S3 server as a process of its own, the one of the tests; the folder and the port are its arguments.
import { makeS3Server } from '../../server/platform/files/stores.fixture.ts'

const [folder = '', port] = process.argv.slice(2)
await makeS3Server(folder, Number(port)).run()
console.log('open')
