// What each topic of notifications is called where it is chosen, and what it tells.
import type { PushTopic } from '@aerie/contract/push'

interface TopicWords {
  title: string
  tells: string
}

export const TOPIC_WORDS: Record<PushTopic, TopicWords> = {
  nearby: { title: 'Brothers where I am going', tells: 'Who lives near the places of your trips.' },
  coming: { title: 'A brother near me', tells: 'Someone’s trip leads to where you live.' },
  crossing: { title: 'A brother on the same way', tells: 'Someone’s trip touches one of yours.' },
  lineage: {
    title: 'My line',
    tells: 'A big or little brother of yours, new or claimed, and when a brother of your line has passed.',
  },
  photos: { title: 'Photos of me', tells: 'Someone tagged you, or one of yours was reviewed.' },
  polls: {
    title: 'Votes',
    tells: 'When a vote opens, a day before it closes if you have not voted, and what it came to.',
  },
  results: {
    title: 'Results of my votes',
    tells: 'What each vote you took part in came to, with what its record ends with.',
  },
  documents: {
    title: 'Documents to read',
    tells: 'What the officers ask every brother to read, and files with a virus.',
  },
  gatherings: {
    title: 'Gatherings',
    tells: 'When one is called near you or you are asked, changes or comes near, and when you get a seat.',
  },
  record: {
    title: 'My record',
    tells: 'Once a year, whether your city, phone, mail and work are still right.',
  },
  audit: {
    title: 'The audit log and backups',
    tells: 'When one is broken or fails. By mail also the newest entry, every day.',
  },
  requests: { title: 'What waits for officers', tells: 'Requests to join, proposed ties, and words to be read.' },
  news: { title: 'News', tells: 'What the officers post, once it is out. It is in the feed anyway.' },
  account: {
    title: 'My account',
    tells: 'What an officer did to your password or your addresses, and what changed in how you sign in.',
  },
}
