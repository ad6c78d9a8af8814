// A list of tags that grows as one types: Enter or comma adds one, Backspace in the empty field takes the last.
import './tags-input.css'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Tag } from '../lists/tag.tsx'
import { Combobox, type LineProps } from './combobox.tsx'
import { MatchedText } from './matched-text.tsx'
import { tagsIn, withTags } from './tag-list.ts'

/** `hint` stands at the right of the tag, such as how often it is used. */
export type Suggestion = { tag: string; hint?: string }

export type TagsInputProps = LineProps & {
  value: readonly string[]
  onChange: (next: string[]) => void
  /** What to offer for a text, the best first, and few. */
  suggest?: (text: string) => readonly Suggestion[]
  /** Names the suggestions for those who do not see them. */
  listLabel?: string
  /** Stands in each tag. */
  tagIcon?: ReactNode
}

export function TagsInput(props: TagsInputProps) {
  const { value, onChange, suggest = () => [], listLabel = 'Suggestions', tagIcon, ...input } = props
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const add = (tags: readonly string[]) => {
    setText('')
    const next = withTags(value, tags)
    const added = next.slice(value.length)
    if (added.length === 0) return
    setSaid(`Added ${added.join(', ')}`)
    onChange(next)
  }
  const remove = (tag: string | undefined) => {
    if (tag === undefined) return
    setSaid(`Removed ${tag}`)
    onChange(value.filter((other) => other !== tag))
  }
  const focus = () => box.current?.querySelector('input')?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // A key held down to erase the text stops where the text ends.
    if (event.key === 'Backspace' && text === '' && !event.repeat) remove(value.at(-1))
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(tagsIn(text))
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    if (tagsIn(pasted).length < 2) return
    event.preventDefault()
    add(tagsIn(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? text.length)))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the box is as good as the field in it
    <div ref={box} className="tags-input" onClick={(event) => event.target === box.current && focus()}>
      <ul>
        {value.map((tag) => (
          <li key={tag}>
            <Tag
              icon={tagIcon}
              removeLabel={`Remove ${tag}`}
              onRemove={(byKey) => {
                remove(tag)
                if (byKey) focus()
              }}
            >
              <span>{tag}</span>
            </Tag>
          </li>
        ))}
      </ul>
      <Combobox
        {...input}
        className="tags-input-entry"
        listLabel={listLabel}
        text={text}
        onText={(typed) => (typed.includes(',') ? add(tagsIn(typed)) : setText(typed))}
        options={suggest(text)}
        keyOf={({ tag }) => tag}
        onPick={({ tag }) => add([tag])}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={(event) => {
          add(tagsIn(text))
          input.onBlur?.(event)
        }}
      >
        {({ tag, hint }) => (
          <>
            <span className="combobox-text">
              <MatchedText text={tag} typed={text} />
            </span>
            {hint && <span className="combobox-figure">{hint}</span>}
          </>
        )}
      </Combobox>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  )
}
