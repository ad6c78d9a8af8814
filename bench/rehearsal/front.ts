// Debian's nginx with deploy/nginx.conf, in which only ports, the certificate's place and the name are put in.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import tls from 'node:tls'
import { openClient } from '../instruments/client.ts'
import { freePort } from '../instruments/free-port.ts'
import { type Running, runBeside } from './running.ts'

const FILE = new URL('../../deploy/nginx.conf', import.meta.url)
const NAME = 'localhost'
const LOOK_MS = 50

export interface Front extends Running {
  /** What members type. */
  address: string
}

/** Nobody else has to listen yet at the ports of the two processes. This process trusts the certificate from now on. */
export async function openFront(
  nginx: string,
  folder: string,
  { port, processes }: { port: number; processes: number[] },
): Promise<Front> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const certificate = makeCertificate(folder)
  const plain = await freePort()
  const [first, second] = processes
  writeFileSync(
    join(folder, 'aerie.conf'),
    put(readFileSync(FILE, 'utf8'), [
      ['127.0.0.1:3000', `127.0.0.1:${first}`],
      ['127.0.0.1:3001', `127.0.0.1:${second}`],
      ['    listen [::]:80;\n', ''],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['/etc/letsencrypt/live/brothers.example.org/fullchain.pem', certificate.chain],
      ['/etc/letsencrypt/live/brothers.example.org/privkey.pem', certificate.key],
      ['brothers.example.org', NAME],
    ]),
  )
  writeFileSync(join(folder, 'nginx.conf'), aroundIt(folder))
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(certificate.chain, 'utf8')])
  const address = `https://${NAME}:${port}`
  const running = await runBeside(
    [nginx, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'],
    join(folder, 'said'),
    async () => {
      await pause(LOOK_MS)
      const client = openClient(address)
      return client.send('/api/health').then(
        () => true,
        () => false,
      )
    },
  )
  return { ...running, address }
}

/** Throws where the file has no such place any more. */
function put(text: string, places: [string, string][]) {
  return places.reduce((so, [from, to]) => {
    if (!so.includes(from)) throw new Error(`deploy/nginx.conf has no “${from.trim()}” any more.`)
    return so.replaceAll(from, to)
  }, text)
}

/** What /etc/nginx/nginx.conf is on a server. */
const aroundIt = (folder: string) => `pid ${folder}/pid;
error_log ${folder}/errors warn;
worker_processes auto;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/answers;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/aerie.conf;
}
`

function makeCertificate(folder: string) {
  const [key, chain] = [join(folder, 'key.pem'), join(folder, 'chain.pem')]
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  execFileSync('openssl', [...kind, ...name, '-keyout', key, '-out', chain], { stdio: 'ignore' })
  return { key, chain }
}
