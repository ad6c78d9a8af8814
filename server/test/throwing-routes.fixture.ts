// Loaded before the real server (`--import`): gives it routes whose callbacks throw, each in another kind of place.
import { spawn } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { EventEmitter } from 'node:events'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bound } from '#platform/error-boundary.ts'

/** The log names errors by their names: messages might quote members. */
class Thrown extends Error {
  constructor(kind: string) {
    super()
    this.name = kind
  }
}

type Throw = () => never
type Place = (fail: Throw, request: FastifyRequest, reply: FastifyReply) => unknown

const outside = new EventEmitter()
setInterval(() => outside.emit('something'), 20).unref()

const PLACES: Record<string, Place> = {
  timer: (fail) => setTimeout(fail, 5),
  interval(fail) {
    const timer = setInterval(() => {
      clearInterval(timer)
      fail()
    }, 5)
  },
  immediate: (fail) => setImmediate(fail),
  tick: (fail) => process.nextTick(fail),
  microtask: (fail) => queueMicrotask(fail),
  'promise-nobody-awaits': (fail) => void pause(5).then(fail),
  'stream-listener': (fail) => createReadStream(import.meta.filename).on('data', fail),
  'stream-without-listener': (fail) =>
    new Readable({
      read() {
        try {
          fail()
        } catch (error) {
          this.destroy(error as Error)
        }
      },
    }).resume(),
  'library-callback': (fail) => createGzip().on('data', fail).end('x'),
  'event-handler': (fail) => outside.once('something', bound(fail)),
  'worker-message': (fail) =>
    new Worker('require("node:worker_threads").parentPort.postMessage(1)', { eval: true }).on('message', fail),
  'child-output': (fail) => spawn(process.execPath, ['-p', '1']).stdout.on('data', fail),
  'child-exit': (fail) => spawn(process.execPath, ['-p', '1']).on('exit', fail),
}

/** Answers have begun there, or are over. */
const LATER_PLACES: Record<string, Place> = {
  'while-it-streams': (fail, _request, reply) => {
    let sent = 0
    const stream = new Readable({
      read() {
        this.push(Buffer.alloc(65_536))
        sent += 65_536
        if (sent > 4_000_000) setImmediate(fail)
      },
    })
    return reply.send(stream)
  },
  'when-it-drains': (fail, _request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write(Buffer.alloc(8_000_000))
    reply.raw.once('drain', fail)
  },
  'after-the-answer': (fail, _request, reply) => {
    reply.raw.once('finish', () => setTimeout(fail, 5))
    return { answered: true }
  },
  'when-it-is-left': (fail, _request, reply) => {
    reply.raw.once('close', fail)
    return reply.code(200).send('x')
  },
}

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  for (const [kind, place] of Object.entries({ ...PLACES, ...LATER_PLACES })) {
    const fail = () => {
      throw new Thrown(kind)
    }
    fastify.get(`/throws/${kind}`, (request, reply) => {
      const answer = place(fail, request, reply)
      return kind in PLACES ? new Promise(() => {}) : answer
    })
  }
  fastify.post('/throws/while-a-body-arrives', (request) => {
    request.raw.on('data', () => {
      throw new Thrown('while-a-body-arrives')
    })
    return new Promise(() => {})
  })
})

// What belongs to no request.
process.on('SIGUSR2', () => {
  setTimeout(() => {
    throw new Thrown('nobodys')
  })
})
