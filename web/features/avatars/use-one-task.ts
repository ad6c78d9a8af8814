// One task at a time: a new one calls off what is under way, and so does leaving the page.
import { useEffect, useRef, useState } from 'react'
import { isCancelled } from '#lib/call-errors.ts'
import { whileActing } from '#lib/password-again.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'

/** The toast of a failure; its description is for those that say nothing themselves. */
export interface Failure {
  title: string
  description: string
}

/** What a task is given: when to stop, and how to say how far it has come. */
export interface Run<Task> {
  signal: AbortSignal
  report: (task: Task) => void
}

export function useOneTask<Task>() {
  const [task, setTask] = useState<Task>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    setTask(undefined)
  }

  async function run(first: Task, failure: Failure, work: (run: Run<Task>) => Promise<void>) {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setTask(first)
    try {
      await whileActing(() => work({ signal, report: (next) => !signal.aborted && setTask(next) }))
    } catch (error) {
      if (!isCancelled(error)) toast(failureToast(error, failure.title, failure.description))
    }
    if (!signal.aborted) setTask(undefined)
  }
  return { task, run, cancel }
}
