// What trustees are for, in four steps.
import './what-a-key-does.css'
import { Card } from '#ui/layout/card.tsx'

export const WhatAKeyDoes = () => (
  <Card title="What a key does">
    <ol className="what-a-key-does">
      <li>Each trustee makes a key on his own device and keeps it as twelve words on paper.</li>
      <li>Ballots are sealed for these keys and the server’s together, so that nobody can open one alone.</li>
      <li>After the end the sealed ballots are added together. Only that sum is ever opened.</li>
      <li>When enough trustees have turned their keys, the result stands there for all to check.</li>
    </ol>
  </Card>
)
