// A text with the letters that were typed in foil.
import './matched-text.css'
import { matchedParts } from '@aerie/text/matched-parts'
import { Fragment } from 'react'

export const MatchedText = ({ text, typed }: { text: string; typed: string }) =>
  matchedParts(text, typed).map((part, at) => {
    const key = `${at} ${part.text}`
    return part.isMatch ? (
      <mark key={key} className="matched-text">
        {part.text}
      </mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
