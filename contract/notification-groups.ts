// Kinds of notifications in groups of one shape: the topic each is mailed under, the facts that are kept of it, and what is shown.
import * as z from 'zod/mini'
import { group } from './notification-group.ts'
import { PersonRef } from './person.ts'
import { RECORD_GROUPS } from './record-groups.ts'
import { REMEMBRANCE_GROUPS } from './remembrance-groups.ts'
import { TRUSTEE_GROUPS } from './trustee-groups.ts'
import { Id } from './values.ts'
import { VOTE_GROUPS } from './vote-groups.ts'

const tripFacts = { location: z.string(), tripTitle: z.string(), startDate: z.iso.date(), endDate: z.iso.date() }

const gatheringFacts = {
  title: z.string(),
  location: z.string(),
  /** By the clock of the place. */
  startDate: z.iso.date(),
  startTime: z.string(),
}

export const GROUPS = {
  /** `nearby`: brothers live near your destination. `coming`: one travels to where you live. `crossing`: you both travel there. */
  trip: group({ nearby: 'nearby', coming: 'coming', crossing: 'crossing' }, tripFacts, {
    /** Of how many the names follow: of many, only those who live nearest. */
    nearbyCount: z.int(),
    /** JSON of a list of names. */
    nearbyMemberNames: z.string(),
    /** JSON of the ids of the same. */
    nearbyMemberIds: z.string(),
  }),
  /** Your new part in the tie: somebody's big brother, or his little brother. */
  lineage: group(
    { big_brother: 'lineage', little_brother: 'lineage' },
    {
      /** The brother at the other end named you himself; else somebody else made the tie. */
      isHisDoing: z.boolean(),
    },
    {
      /** Whose big or little brother you are now, or are said to be. */
      brother: PersonRef,
      /** Of the tie by now: `claimed` asks you, `waiting` waits for him alone, `over` is no tie any more. */
      standing: z.enum(['claimed', 'waiting', 'confirmed', 'over']),
      /** Of a proposal: which other brother has made it, by name. */
      proposedBy: z.nullable(z.string()),
      /** To answer with; null where there is no tie. */
      tieId: z.nullable(Id),
    },
  ),
  /** The answer to a tie you have claimed. */
  claim: group(
    { claim_confirmed: 'lineage', claim_refused: 'lineage' },
    {
      /** What you have claimed that he is of you. */
      brotherIs: z.enum(['big', 'little']),
      /** He has answered himself; else an officer has. */
      isHisDoing: z.boolean(),
      /** Why it was refused. */
      word: z.optional(z.string()),
    },
    { brother: PersonRef },
  ),
  /**
   * `tie_proposed`: to officers, one waits beside the record. `proposal_confirmed`, `proposal_refused`: how your proposal
   * of a tie of two others was answered.
   */
  proposal: group(
    { tie_proposed: 'requests', proposal_confirmed: 'lineage', proposal_refused: 'lineage' },
    {
      bigName: z.string(),
      littleName: z.string(),
      littleId: Id,
      /** Which of the two has answered, by name; null of an officer, and of what waits. */
      answeredBy: z.nullable(z.string()),
      word: z.optional(z.string()),
    },
  ),
  /** To super admins: entries of the audit log were changed or removed; which, and what is wrong, in a sentence. */
  audit: group({ audit_broken: 'audit' }, { finding: z.string() }),
  /** To super admins: there is no new backup; why, in a sentence. */
  backup: group({ backup_failed: 'audit' }, { finding: z.string() }),
  /** To officers: a stranger who has confirmed his address asks to join, by the name that he wrote. */
  join: group({ join_asked: 'requests' }, { name: z.string() }),
  /**
   * What somebody else did to your way in. `password_link`: he had a link to a new password sent to you. `password_given`: a
   * one-time password. `email_entered`, `phone_entered`: another address for you.
   */
  account: group(
    { password_link: null, password_given: null, email_entered: null, phone_entered: null },
    {
      /** Who did it, by name: it is told even once he is a member no more. */
      by: z.string(),
    },
  ),
  /** What was changed in your own ways in, or tried, and with what. */
  wayIn: group(
    { way_in_changed: null },
    {
      what: z.enum([
        'app_on',
        'app_off',
        'codes_made',
        'code_used',
        'step_failed',
        'step_off',
        'step_removed',
        'passkey_added',
        'passkey_removed',
        'passkey_doubted',
        'passkey_refused',
      ]),
      /** As in 'Firefox on Windows'. */
      device: z.string(),
    },
  ),
  ...RECORD_GROUPS,
  /** To officers and to who told his address: a brother who was lost is in again, by name. */
  lostFound: group({ lost_found: null }, { name: z.string() }, { found: PersonRef }),
  /** You are asked whether you know where a brother is: who asks, and about whom, by name. */
  lostQuestion: group({ lost_question: null }, { name: z.string(), by: z.string() }, { questionId: Id }),
  /** To officers: who was asked has answered; about whom, and what, by name. */
  lostAnswer: group({ lost_answer: 'requests' }, { name: z.string(), by: z.string(), hasPassed: z.boolean() }),
  /** To officers: a brother has lost what answers his second step, and asks them to take it off; by name. */
  stepRemoval: group({ step_removal_asked: 'requests' }, { name: z.string() }),
  /** To super admins: one was taken off; `by`: the officers who had agreed. */
  stepRemoved: group({ step_removal_done: 'audit' }, { name: z.string(), by: z.string() }),
  /** What becomes of taking your own second step off. `dueAt`: when it comes off, once officers have agreed. */
  ownRemoval: group(
    { step_removal_own: null },
    {
      what: z.enum(['asked', 'agreed', 'withdrawn', 'declined', 'expired']),
      /** With which it was asked, as in 'Firefox on Windows'. */
      device: z.string(),
      dueAt: z.nullable(z.iso.datetime()),
    },
  ),
  /**
   * Of the second step required of officers. `required`: of you, until `at`. `soon`: three days are left. `waits`: your rights
   * wait since then. `let`: until then you may add one all the same.
   */
  officerStep: group(
    { officer_step: null },
    { what: z.enum(['required', 'soon', 'waits', 'let']), at: z.iso.datetime() },
  ),
  /**
   * To super admins. `passing_marked`: a brother is marked as passed, and it waits for you. `passing_shown`: all brothers see
   * it. `passing_undone`: it was a mistake. `passing_entered`: somebody gave the password of a brother who is so marked. His
   * name is kept, which nothing else tells while he is silent, who did it, and how many others the act was about.
   */
  passing: group(
    { passing_marked: null, passing_shown: null, passing_undone: null, passing_entered: null },
    {
      brotherId: Id,
      name: z.string(),
      by: z.nullable(z.string()),
      others: z.optional(z.int()),
    },
  ),
  /**
   * `photo_tagged`: you are on a photo. `photo_tag_asked`: somebody asks whether you are. `photo_flagged`: yours is under
   * review. `photo_review`: to super admins, one waits for them. `photo_approved`, `photo_deleted`: how the review of yours
   * ended. `photo_failed`: one could not be made ready, to who uploaded it and super admins.
   */
  photo: group(
    {
      photo_tagged: 'photos',
      photo_tag_asked: 'photos',
      photo_flagged: 'photos',
      photo_review: 'photos',
      photo_approved: 'photos',
      photo_deleted: 'photos',
      photo_failed: 'photos',
    },
    { albumId: Id, albumTitle: z.string(), photoId: Id },
    {
      /** Who has tagged you. */
      taggedBy: z.nullable(PersonRef),
      /** The tag still asks for your yes. */
      isWaiting: z.boolean(),
    },
  ),
  ...VOTE_GROUPS,
  /** An officer asks you to read a document, or reminds you, or its file is another since you have read it. */
  document: group({ document_to_read: 'documents' }, { title: z.string() }, { documentId: Id }),
  /**
   * `gathering_called`: there is one near you, or you are asked. `gathering_changed`: another time or place, or it is on
   * again. `gathering_soon`: in three days, and you come or may. `gathering_seat`: you waited and go now. `gathering_free`: you
   * wait, and seats are free, too few for all of yours or for who is first. `gathering_taken_down`: yours, by officers.
   * `gathering_unhosted`, to officers: none of its hosts is left.
   * `gathering_message`: a host writes to all who come.
   */
  gathering: group(
    {
      gathering_called: 'gatherings',
      gathering_changed: 'gatherings',
      gathering_called_off: 'gatherings',
      gathering_soon: 'gatherings',
      gathering_seat: 'gatherings',
      gathering_free: 'gatherings',
      gathering_taken_down: 'gatherings',
      gathering_unhosted: 'gatherings',
      gathering_message: 'gatherings',
    },
    {
      ...gatheringFacts,
      /** Why it is called off or taken down, or what its host writes. */
      word: z.nullable(z.string()),
      /** Seats that are free. */
      free: z.optional(z.int()),
    },
    {
      gatheringId: Id,
      /** Who called it, or writes; null once he is gone. */
      host: z.nullable(PersonRef),
    },
  ),
  /** `host_asked`: you are asked to host it too. `host_joined`, `host_declined`, to its hosts: what he says whom they asked. */
  gatheringHost: group(
    { host_asked: 'gatherings', host_joined: 'gatherings', host_declined: 'gatherings' },
    gatheringFacts,
    {
      gatheringId: Id,
      /** Who asks, or who was asked; null once he is gone. */
      by: z.nullable(PersonRef),
    },
  ),
  ...REMEMBRANCE_GROUPS,
  ...TRUSTEE_GROUPS,
  /** A shared trip of yours brings you near a gathering, and a host asks you along. */
  gatheringAsking: group({ gathering_asked_along: 'gatherings' }, gatheringFacts, {
    gatheringId: Id,
    /** Who asks; null once he is gone. */
    host: z.nullable(PersonRef),
  }),
  /** To who uploaded a document and to officers: the virus scanner found something in it, as it calls that, and it is gone. */
  scan: group({ document_infected: 'documents' }, { title: z.string(), filename: z.string(), finding: z.string() }),
}

export const TripNotification = GROUPS.trip.shape
