// The types of the migrated database. Written by `npm run db:types`; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Read as it was parsed, written as JSON text. */
type Json = ColumnType<unknown, string, string>
type NullableJson = ColumnType<unknown, string | null, string | null>

export interface DB {
  activity_items: {
    id: GeneratedAlways<number>
    member_id: number
    type: string
    description: string
    created_at: Generated<Date>
    source_type: string
    source_id: number
    births: Generated<number>
  }
  activity_reactions: {
    activity_id: number
    member_id: number
    emoji: string
    reacted_at: Generated<Date>
    withdrawn_at: Date | null
  }
  address_changes: {
    id: GeneratedAlways<number>
    member_id: number
    kind: string
    address: string
    former: string | null
    asked_by: number | null
    asked_at: Generated<Date>
    expires_at: Date
    token_hash: Buffer | null
    confirmed_at: Date | null
    take_back_hash: Buffer | null
    take_back_until: Date | null
    ended_at: Date | null
  }
  albums: {
    id: GeneratedAlways<number>
    title: string
    description: string | null
    is_open: boolean
    created_by: number | null
    created_at: Generated<Date>
    deleted_at: Date | null
    deleted_by: number | null
    purged_at: Date | null
  }
  arrivals: {
    member_id: number
    arrived_at: Generated<Date>
    dismissed_at: Date | null
    privacy_seen_at: Date | null
  }
  audit_entries: {
    id: GeneratedAlways<number>
    at: Date
    actor_id: number | null
    action: string
    object_type: string
    object_id: string | null
    before: NullableJson
    after: NullableJson
    address: string | null
    previous: Buffer
    hash: Buffer
  }
  audit_findings: {
    entry: number
    sentence: string
    found_at: Date
    kept_hash: Buffer | null
  }
  authenticator_apps: {
    member_id: number
    secret: Buffer
    last_step: number
    since: Generated<Date>
  }
  backups: {
    id: GeneratedAlways<number>
    name: string
    asked_by: number | null
    is_nightly: Generated<boolean>
    state: Generated<string>
    created_at: Generated<Date>
    ended_at: Date | null
    files_done: Generated<number>
    files_in_all: Generated<number>
    bytes: number | null
    row_count: number | null
    file_count: number | null
    sha256: string | null
    is_encrypted: Generated<boolean>
    reason: string | null
    log_broken_at: number | null
  }
  ballot_boxes: {
    id: GeneratedAlways<number>
    subject: string
    key_name: string
    option_count: number
    most_marks: number
    revision: Generated<number>
    ends_at: Date
    created_at: Generated<Date>
    closed_at: Date | null
    closed_in: string | null
    starts_at: Date | null
    opened_at: Date | null
    eligible: number | null
  }
  ballot_electorate: {
    box_id: number
    member_id: number
  }
  ballot_participation: {
    box_id: number
    member_id: number | null
  }
  ballot_sealed: {
    box_id: number
    tag: Buffer
    sealed: Buffer
  }
  ballots: {
    box_id: number
    place: number
    tracker: string | null
    choices: string
  }
  board_data: {
    box_id: number
    height: number
    place: number
    hash: string
    text: string
  }
  board_events: {
    box_id: number
    height: number
    hash: string
    parent: string | null
    type: string
    payload_hash: string | null
    credential: string | null
    tracker: string | null
  }
  board_parts: {
    box_id: number
    owner: number
    part: string
  }
  bounce_readings: {
    is_one: Generated<boolean>
    read_at: Date | null
    failed_at: Date | null
    failure: string | null
  }
  calendar_feeds: {
    member_id: number
    token_hash: Buffer
    created_at: Generated<Date>
  }
  copies: {
    id: number
    kind: number
    object_id: number
    member_id: number
    issued_at: Date
    ip: string | null
    key_id: number | null
    sha256: Buffer | null
  }
  custom_tags: {
    id: GeneratedAlways<number>
    name: string
    key: string
  }
  departures: {
    member_id: number
    asked_at: Date
    due_at: Date
    kept_name: string
  }
  digest_news: {
    news_id: number
    day: string
  }
  digests: {
    day: string
    composed_at: Generated<Date>
    after_notification: Generated<number>
    until_notification: Generated<number>
  }
  document_accesses: {
    id: GeneratedAlways<number>
    version_id: number
    member_id: number
    act: string
    at: Generated<Date>
    address: string | null
    copy_id: number | null
  }
  document_pages: {
    version_id: number
    page: number
    body: string
    words: string
  }
  document_reading_requests: {
    document_id: number
    asked_by: number | null
    asked_at: Generated<Date>
  }
  document_reading_rounds: {
    document_id: number
    rounds: Generated<number>
    told_at: Date
  }
  document_readings: {
    version_id: number
    member_id: number
    read_at: Generated<Date>
  }
  document_versions: {
    id: GeneratedAlways<number>
    document_id: number
    number: number
    code: string
    filename: string
    mime_type: string
    kind: string
    extension: string
    file_size: number
    sha256: Buffer
    note: string | null
    uploaded_by: number | null
    created_at: Generated<Date>
    state: Generated<string>
    pages: number | null
    has_cover: Generated<boolean>
    has_macros: Generated<boolean>
    film: string | null
    rendition: string | null
    conversion_failed_at: Date | null
    marking: Generated<string>
  }
  documents: {
    id: GeneratedAlways<number>
    title: string
    description: string | null
    category: string
    access_level: string
    created_by: number | null
    created_at: Generated<Date>
    version: Generated<number>
    revision: Generated<number>
    created_role: Generated<string>
  }
  election_candidates: {
    id: GeneratedAlways<number>
    position_id: number
    place: number
    member_id: number | null
    name: string
    statement: string | null
  }
  election_positions: {
    id: GeneratedAlways<number>
    election_id: number
    box_id: number
    place: number
    title: string
    description: string | null
    class_range_start: number | null
    class_range_end: number | null
  }
  elections: {
    id: GeneratedAlways<number>
    title: string
    description: string | null
    class_filter: string | null
    quorum_threshold: number
    requires_quorum: boolean
    created_by: number | null
    created_at: Generated<Date>
    voided_at: Date | null
    void_reason: string | null
    nominations_until: Date | null
    nominations_closed_at: Date | null
    nominations_reopened_at: Date | null
    nominations_reminded_at: Date | null
    allows_several: Generated<boolean>
    shows_names: Generated<boolean>
    shows_numbers: Generated<boolean>
    is_confirmed: Generated<boolean>
    gathering_id: number | null
    secrecy: Generated<string>
    trustee_set_id: number | null
    publish_at: Date | null
    is_trial: Generated<boolean>
    dates_moved: Generated<number>
  }
  empty_positions: {
    election_id: number
    place: number
    title: string
    description: string | null
    class_range_start: number | null
    class_range_end: number | null
  }
  failed_sign_ins: {
    day: string
    member_id: number | null
    network: string
    times: number
    last_at: Date
  }
  family_contacts: {
    member_id: number
    name: string
    reach: string
    note: string | null
    changed_by: number | null
    changed_at: Generated<Date>
    version: Generated<number>
  }
  feed_visits: {
    member_id: number
    seen_at: Date
    line_at: Date | null
    visited_at: Generated<Date>
  }
  film_copies: {
    id: GeneratedAlways<number>
    photo_id: number
    member_id: number
    copy_id: number
    state: Generated<string>
    sha256: Buffer | null
    bytes: number | null
    asked_at: Date
  }
  found_members: {
    member_id: number
    found_at: Generated<Date>
    found_by: number | null
  }
  gathering_albums: {
    gathering_id: number
    album_id: number
    linked_by: number | null
    linked_at: Generated<Date>
  }
  gathering_answers: {
    gathering_id: number
    member_id: number
    standing: string
    guests: Generated<number>
    place: number | null
    lets_pass: Generated<boolean>
    was_there: boolean | null
    answered_at: Generated<Date>
    corrected_by: number | null
  }
  gathering_asked: {
    gathering_id: number
    member_id: number
  }
  gathering_askings: {
    gathering_id: number
    member_id: number
    asked_by: number | null
    asked_at: Generated<Date>
  }
  gathering_covers: {
    gathering_id: number
    code: string | null
    photo_id: number | null
    hash: string | null
    alt: string | null
    chosen_by: number | null
    chosen_at: Generated<Date>
  }
  gathering_host_invitations: {
    gathering_id: number
    member_id: number
    invited_by: number | null
    invited_at: Generated<Date>
  }
  gathering_hosts: {
    gathering_id: number
    member_id: number
    since: Generated<Date>
  }
  gathering_photo_moves: {
    photo_id: number
    gathering_id: number
    from_album: number
    moved_at: Generated<Date>
  }
  gatherings: {
    id: GeneratedAlways<number>
    title: string
    description: string
    location: string
    city: string | null
    country: string | null
    latitude: number | null
    longitude: number | null
    place: string | null
    time_zone: string
    start_date: string
    start_time: string
    end_date: string
    end_time: string | null
    starts_at: Date
    ends_at: Date | null
    over_at: Date
    audience: string
    classes: Generated<number[]>
    seats: number | null
    answer_by: string | null
    is_official: Generated<boolean>
    called_by: number | null
    called_at: Generated<Date>
    changed_at: Generated<Date>
    version: Generated<number>
    called_off_at: Date | null
    call_off_word: string | null
    taken_down_at: Date | null
    take_down_reason: string | null
    last_place: Generated<number>
    tells_near: Generated<boolean>
    news_rank: Generated<number>
    told_at: Generated<Date>
    changed_by: number | null
  }
  governance_log: {
    subject: string
    number: number
    kind: string
    payload: string
    previous: Buffer
    hash: Buffer
  }
  import_rows: {
    import_id: number
    row: number
    name: string
    cells: NullableJson
    outcome: string
    reason: string
  }
  imports: {
    id: GeneratedAlways<number>
    file_name: string
    columns: Json
    imported_by: number | null
    imported_at: Generated<Date>
    total: number
    imported: number
    skipped: number
    retried_at: Date | null
    undone_at: Date | null
    undone_by: number | null
    reading: Json
  }
  invitations: {
    member_id: number
    asked_at: Generated<Date>
    asked_by: number | null
    sent_at: Date | null
    failed_at: Date | null
    withdrawn_at: Date | null
  }
  jobs: {
    id: GeneratedAlways<number>
    kind: string
    payload: Json
    run_at: Generated<Date>
    attempts: Generated<number>
    last_error: string | null
    failed_at: Date | null
    created_at: Generated<Date>
  }
  join_asks: {
    id: GeneratedAlways<number>
    first_name: string
    last_name: string
    email: string
    pledge_class: number | null
    city: string | null
    voucher: string | null
    words: string | null
    network: string | null
    asked_at: Date
    attempts: Generated<number>
    mailed_at: Date | null
    token_hash: Buffer | null
  }
  join_drops: {
    day: string
    reason: string
    asks: number
    last_at: Date
  }
  join_requests: {
    id: GeneratedAlways<number>
    first_name: string
    last_name: string
    email: string
    pledge_class: number | null
    city: string | null
    voucher: string | null
    words: string | null
    asked_at: Date
    confirmed_at: Date | null
    decided_at: Date | null
    decided_by: number | null
    outcome: string | null
    note: string | null
    version: Generated<number>
  }
  lineage_proposals: {
    id: Generated<number>
    big_id: number
    little_id: number
    proposed_by: number | null
    claimed_by: number | null
    proposed_at: Generated<Date>
  }
  lineage_refusals: {
    one_id: number
    other_id: number
    refused_by: number
    refused_at: Generated<Date>
    tie_id: number
  }
  lineage_ties: {
    id: GeneratedAlways<number>
    big_id: number | null
    big_name: string | null
    little_id: number | null
    little_name: string | null
    claimed_by: number | null
    confirmed_at: Date | null
    confirmed_by: number | null
    name_before: string | null
    departed: string | null
  }
  linkedin_attempts: {
    session_id: string
    state_hash: Buffer
    verifier: string
    nonce: string
    expires_at: Date
  }
  list_confirmations: {
    election_id: number
    officer_id: number
    confirmed_at: Date
  }
  lost_question_links: {
    token_hash: Buffer
    question_id: number
  }
  lost_questions: {
    id: GeneratedAlways<number>
    lost_id: number
    asked_id: number
    asked_by: number | null
    words: string | null
    asked_at: Generated<Date>
    expires_at: Date
    answered_at: Date | null
    answer: string | null
    answer_words: string | null
    answer_email: string | null
    settled_at: Date | null
    settled_by: number | null
    outcome: string | null
  }
  mail_bounces: {
    member_id: number
    address: string
    sent_on: string
    is_invitation: boolean
    status: string
    read_at: Generated<Date>
    settled_at: Date | null
  }
  mail_days: {
    day: string
    sent: Generated<number>
    failed: Generated<number>
    last_sent_at: Date | null
    last_failed_at: Date | null
    last_failure: string | null
  }
  members: {
    id: GeneratedAlways<number>
    first_name: string
    middle_name: string | null
    last_name: string
    familiar: string | null
    email: string | null
    phone: string | null
    phone_key: string | null
    linkedin_url: string | null
    instagram_url: string | null
    snapchat_url: string | null
    facebook_url: string | null
    tiktok_url: string | null
    linkedin_verified: Generated<boolean>
    position: string | null
    company: string | null
    work_start: string | null
    work_end: string | null
    company_tags: Generated<string[]>
    work_history: ColumnType<unknown, string | undefined, string>
    offices: Generated<string[]>
    class: number | null
    pledge_class: number | null
    cohort: string | null
    birthday: string | null
    partner: string | null
    partner_kind: string | null
    kids: ColumnType<unknown, string | undefined, string>
    lineage_color: string | null
    location: string | null
    city: string | null
    country: string | null
    bio: string | null
    quote: string | null
    avatar: string | null
    interests: ColumnType<unknown, string | undefined, string>
    role: Generated<string>
    inactive_since: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    version: Generated<number>
    privacy: ColumnType<unknown, string | undefined, string>
    shares_activity: Generated<boolean>
    avatar_hash: string | null
    earlier_avatar: NullableJson
    latitude: number | null
    longitude: number | null
    linkedin_subject: string | null
    phone_since: Generated<Date>
    import_id: number | null
    on_map: Generated<boolean>
    passed_since: Date | null
    remembered_since: Date | null
    place_confirmed_at: Date | null
    contact_confirmed_at: Date | null
    work_confirmed_at: Date | null
    asked_since: Generated<string>
    ask_again_on: string | null
    shares_birthday: Generated<boolean>
  }
  movie_posters: {
    file: string
    named_at: Generated<Date>
  }
  movie_searches: {
    query: string
    answer: Json
    asked_at: Generated<Date>
  }
  namings: {
    nominee_id: number
    nominator_id: number
    sentence: string | null
    named_at: Date
  }
  news_emails: {
    id: GeneratedAlways<number>
    code: Generated<string>
    member_id: number
    news_id: number | null
    day: string | null
    written_at: Generated<Date>
    job_at: Date | null
    sent_at: Date | null
  }
  news_images: {
    code: string
    width: number
    height: number
    hash: string
    uploaded_by: number | null
    uploaded_at: Generated<Date>
  }
  news_items: {
    id: GeneratedAlways<number>
    title: string
    body: string
    link: string | null
    tags: Generated<string[]>
    is_published: boolean
    is_pinned: Generated<boolean>
    published_at: Date | null
    source_type: string | null
    source_id: number | null
    image_code: string | null
    image_alt: string | null
    format: Generated<string>
    excerpt: Generated<string>
    mentions: Generated<number[]>
    author_id: number | null
    created_at: Generated<Date>
    edited_at: Generated<Date>
    edited_by: number | null
    publish_at: Date | null
    version: Generated<number>
  }
  news_reactions: {
    news_id: number
    member_id: number
    emoji: string
    reacted_at: Generated<Date>
    withdrawn_at: Date | null
  }
  nominee_photos: {
    nominee_id: number
    name: string
    hash: string
    chosen_at: Date
  }
  nominees: {
    id: GeneratedAlways<number>
    position_id: number
    member_id: number
    state: string
    statement: string | null
    shows_nominators: Generated<boolean>
    named_at: Date
    reminders: Generated<number>
    refused_at: Date | null
    refused_by: number | null
    refusal: string | null
    appealed_at: Date | null
    appeal: string | null
    decided_at: Date | null
    decided_by: number | null
    is_overturned: boolean | null
    decision: string | null
    appeal_waived_at: Date | null
    decline_word: string | null
  }
  notification_emails: {
    id: GeneratedAlways<number>
    code: Generated<string>
    member_id: number
    day: string | null
    written_at: Generated<Date>
    sent_at: Date | null
  }
  notification_mail_choices: {
    member_id: number
    topic: string
    rhythm: string
    since: Generated<Date>
  }
  notifications: {
    id: GeneratedAlways<number>
    member_id: number
    kind: string
    created_at: Generated<Date>
    read_at: Date | null
    withdrawn_at: Date | null
    email_id: number | null
    subject_type: string
    subject_id: number
    about_id: number | null
    key: Generated<string>
    rank: Generated<number>
    facts: Json
    until: string | null
  }
  office_terms: {
    id: GeneratedAlways<number>
    office: string
    member_id: number | null
    began_on: string | null
    ended_on: string | null
  }
  officer_steps: {
    member_id: number
    since: Generated<Date>
    told: string | null
    told_due: Date | null
    let_until: Date | null
  }
  open_pages: {
    process: string
    member_ids: number[]
    seen_at: Generated<Date>
  }
  passings: {
    member_id: number
    born_on: string | null
    died_on: string | null
    words: string | null
    source: string
    marked_by: number | null
    agreed_by: number | null
    former: Json
  }
  passkey_challenges: {
    challenge_hash: Buffer
    purpose: string
    member_id: number | null
    session_id: string | null
    expires_at: Date
  }
  passkeys: {
    id: GeneratedAlways<number>
    member_id: number
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    kind: string
    backup_eligible: boolean
    backed_up: boolean
    rp_id: string
    origin: string
    name: string
    created_at: Generated<Date>
    last_used_at: Date | null
    counter_fell_at: Date | null
  }
  passwords: {
    member_id: number
    hash: string
    set_at: Generated<Date>
    one_time_until: Date | null
  }
  pending_steps: {
    token_hash: Buffer
    member_id: number
    tries: Generated<number>
    started_at: Generated<Date>
    expires_at: Date
  }
  photo_custom_tags: {
    photo_id: number
    tag_id: number
  }
  photo_flags: {
    id: GeneratedAlways<number>
    photo_id: number
    reason: string
    reason_key: string
    flagged_by: number | null
    flagged_at: Generated<Date>
    settled_at: Date | null
    settled_by: number | null
  }
  photo_member_tags: {
    photo_id: number
    member_id: number
    x: number
    y: number
    tagged_by: number | null
    tagged_at: Generated<Date>
    is_pending: Generated<boolean>
  }
  photo_tag_consents: {
    member_id: number
    consent: string
  }
  photo_tag_refusals: {
    photo_id: number
    member_id: number
  }
  photos: {
    id: GeneratedAlways<number>
    album_id: number
    code: string
    media_type: string
    mime_type: string
    extension: string
    original_filename: string
    bytes: number
    sha256: Buffer
    width: number | null
    height: number | null
    duration_ms: number | null
    is_animated: Generated<boolean>
    hash: string | null
    taken_at: string
    caption: string | null
    uploaded_by: number | null
    created_at: Generated<Date>
    state: Generated<string>
    is_flagged: Generated<boolean>
    deleted_at: Date | null
    deleted_by: number | null
    purged_at: Date | null
    is_as_uploaded: Generated<boolean>
    picture_hash: string | null
    failure: string | null
    queued_at: Generated<Date>
    taken_from: Generated<string>
    is_day_only: Generated<boolean>
    taken_ahead: number | null
    sent_ahead: number | null
  }
  poll_results: {
    poll_id: number
    eligible: number
    voters: number
    counts: number[]
    outcome: string
    certificate: Json
  }
  polls: {
    id: GeneratedAlways<number>
    box_id: number
    title: string
    description: string | null
    options: Json
    quorum_threshold: number
    requires_quorum: boolean
    allow_multiple: boolean
    results_visibility: string
    created_by: number | null
    created_at: Generated<Date>
    voided_at: Date | null
    void_reason: string | null
  }
  position_results: {
    position_id: number
    eligible: number
    voters: number
    counts: number[]
    outcome: string
    certificate: Json
  }
  push_subscriptions: {
    id: GeneratedAlways<number>
    session_id: string
    member_id: number
    endpoint: string
    p256dh: string
    auth: string
    topics: string[]
    since: Generated<Date>
    created_at: Generated<Date>
    renewed_at: Generated<Date>
    last_sent_at: Date | null
    failed_at: Date | null
  }
  pushes: {
    id: GeneratedAlways<number>
    subscription_id: number
    notification_id: number | null
    made_at: Generated<Date>
    done_at: Date | null
    news_id: number | null
  }
  recovery_codes: {
    member_id: number
    hash: Buffer
    made_at: Generated<Date>
    used_at: Date | null
  }
  remembered_devices: {
    id: string
    token_hash: Buffer
    member_id: number
    device: string
    remembered_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
  }
  remembrance_flags: {
    remembrance_id: number
    member_id: number
    reason: string
    flagged_at: Generated<Date>
  }
  remembrances: {
    id: GeneratedAlways<number>
    member_id: number
    author_id: number
    words: string | null
    written_at: Generated<Date>
    changed_at: Date | null
    draft: string | null
    draft_at: Date | null
    refusal: string | null
    is_read_first: Generated<boolean>
    version: Generated<number>
    decided_version: number | null
  }
  restores: {
    restored_at: Date
  }
  returned_mail: {
    member_id: number
    address: string
    since: Generated<Date>
    marked_by: number | null
  }
  reuploads: {
    copy_id: number
    photo_id: number
    found_at: Generated<Date>
    uploaded_by: number | null
    uploaded_at: Date | null
  }
  roster_deaths: {
    member_id: number
    import_id: number
    word: string
  }
  sessions: {
    id: string
    token_hash: Buffer
    member_id: number
    device: string
    started_at: Generated<Date>
    last_seen_at: Generated<Date>
    expires_at: Date
    confirmed_at: Generated<Date>
    renewed_at: Date | null
    former_hash: Buffer | null
    passkey_id: number | null
    proved_at: Date | null
  }
  settings: {
    key: string
    value: Json
    changed_at: Generated<Date>
    changed_by: number | null
  }
  sign_in_links: {
    token_hash: Buffer
    kind: string
    member_id: number | null
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  step_removal_agreements: {
    removal_id: number
    officer_id: number
    voucher: string
    how: string
    agreed_at: Generated<Date>
  }
  step_removal_links: {
    token_hash: Buffer
    removal_id: number
  }
  step_removals: {
    id: GeneratedAlways<number>
    member_id: number
    words: string | null
    device: string
    asked_at: Generated<Date>
    expires_at: Date
    needs: number | null
    due_at: Date | null
    ended_at: Date | null
    outcome: string | null
    reason: string | null
    settled_at: Date | null
  }
  tag_aliases: {
    key: string
    tag_id: number
  }
  throttle_buckets: {
    bucket: string
    hits: Generated<Date[]>
    used_at: Generated<Date>
  }
  told_addresses: {
    member_id: number
    address: string
    told_by: number | null
    told_at: Generated<Date>
    tries: Generated<number>
    proved_at: Date | null
  }
  trip_stops: {
    trip_id: number
    position: number
    location: string
    city: string | null
    country: string | null
    latitude: number | null
    longitude: number | null
  }
  trips: {
    id: GeneratedAlways<number>
    member_id: number
    title: string
    start_date: string
    end_date: string
    is_shared: boolean
    is_active: Generated<boolean>
    first_shared_at: Date | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
  }
  trustee_messages: {
    set_id: number
    run: number
    round: number
    index: number
    body: string
    sent_at: Date
  }
  trustee_seats: {
    set_id: number
    index: number
    member_id: number | null
    called_rank: Generated<number>
    called_at: Date | null
    words_answer: string | null
    words_answered_at: Date | null
  }
  trustee_sets: {
    id: GeneratedAlways<number>
    name: string
    threshold: number
    run: Generated<number>
    state: Generated<string>
    deadline: Date
    extended_at: Date | null
    ready_at: Date | null
    words: string | null
    parameters: string | null
    stopped_why: string | null
    stopped_at: Date | null
    stopped_dealer: number | null
    stopped_receiver: number | null
    stopped_envelope: string | null
    stopped_reason: string | null
    created_at: Generated<Date>
    created_by: number | null
  }
  unsought_members: {
    member_id: number
    since: Generated<Date>
    noted_by: number | null
  }
  visits: {
    member_id: number
    last_on: string
  }
  ways_in: {
    member_id: number
    number: Generated<number>
    given_at: Date | null
    mailbox_given_at: Date | null
  }
}
