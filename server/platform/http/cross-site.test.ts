// Calls from other sites: only an endpoint that says so takes them, whatever their body, and it knows nobody.
import { auth } from '@aerie/contract/auth'
import { endpoint } from '@aerie/contract/endpoint'
import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
