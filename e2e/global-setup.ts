// Before all journeys: one data folder with the demo brotherhood in it, to be copied by each of them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demoFolder: string
  }
}

let folder: string

export async function setup(project: TestProject) {
  folder = await mkdtemp(join(tmpdir(), 'aerie-demo-'))
  const server = await startServer(join(folder, 'demo'))
  await server.stop()
  project.provide('demoFolder', join(folder, 'demo'))
}

export const teardown = () => rm(folder, { recursive: true, force: true })
