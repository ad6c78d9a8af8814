// What a reading of a leaked picture is given, says on its way and answers.

/** Grey levels of an upright picture, row by row. */
export interface Luma {
  /** In pixels. */
  width: number
  height: number
  values: Uint8Array
}

export interface ReadingKey {
  id: number
  /** 32 bytes. */
  secret: Uint8Array
}

/** A row of `copies`: who was shown what under an id of 40 bits. */
export interface IssuedCopy {
  id: number
  photoId: number
  memberId: number
  keyId: number
  /** Found in a picture that another member uploaded: he had it, and whoever leaks that upload shows this mark, too. */
  isReuploaded: boolean
  /** Photos in which its own member uploaded it. A leak of another's copy of one of those bears both marks. */
  ownUploads?: readonly number[]
}

/** All copies of one photo, in columns of one length. */
export interface CopiesOfPhoto {
  ids: Float64Array
  memberIds: Int32Array
  keyIds: Int16Array
}

/** What the installation knows of its photos and copies; every answer is bounded by whoever gives it. */
export interface Archive {
  /** Rows of `copies` there are, of all photos. */
  countCopies(): Promise<number>
  findCopy(id: number): Promise<IssuedCopy | null>
  /** Photos whose hash (`pictureHash`) differs from one of these in at most `MOST_DIFFERING_BITS`, nearest first. */
  findPhotosLike(hashes: readonly bigint[]): Promise<number[]>
  listCopies(photoId: number): Promise<CopiesOfPhoto>
  /** The luma of what viewers get, before it is marked; null where it is deleted. */
  loadOriginal(photoId: number): Promise<Luma | null>
}

/** In this order; the last three only where something is left to be found. */
export type ReadingStage =
  | 'upright'
  | 'cropped'
  | 'turned'
  | 'tilted'
  | 'stretched'
  | 'issued copies'
  | 'originals'
  | 'windows'

export interface ReadingProgress {
  stage: ReadingStage
  /** What the stage goes through: copies compared, originals tried, windows read; null where it is one thing. */
  count: number | null
  /** Since the reading began. */
  elapsedMs: number
}

/** x' = a·x + b·y + c, y' = d·x + e·y + f; the middle of the first pixel is (0, 0). */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A photo of the installation that the leaked picture shows. */
export interface PhotoMatch {
  photoId: number
  /** −1 to 1, of the two after their coarse shades are taken away; from 0.4 on it is the same photo. */
  correlation: number
  /** From pixels of the original's luma to those of the leaked picture. */
  alignment: Affine
}

export interface FoundMark {
  copyId: number
  keyId: number
  /** Null: a mark of this installation whose row has been deleted. */
  copy: IssuedCopy | null
  /** Whether its word was decoded from the picture, or a known copy's word lies in it. */
  evidence: 'decoded' | 'correlated'
  /** Correlation with the word of this copy in units of what chance brings, 27.7 at most. */
  rho: number
  /** No more than this is the probability that it is chance, of the whole reading. */
  chance: number
  /** Whether the copy's photo is what the picture shows; a mark can be moved from one picture onto another. */
  photo: 'same' | 'other' | 'deleted' | 'not compared'
  /** Whether the evidence suffices to name a member. */
  names: boolean
}

/** A member several of whose copies of one photo lie in the picture together, as when he averages them. */
export interface FoundMember {
  memberId: number
  photoId: number
  /** Copies of the photo made for him. */
  copies: number
  /** Sum of their rho over √copies. */
  score: number
  /** As of a mark. */
  chance: number
}

export interface PictureFinding {
  /** Strongest first. */
  marks: FoundMark[]
  members: FoundMember[]
  /** What the picture shows of ours; more than one where several were put on one canvas. */
  photos: PhotoMatch[]
  /** Of all copies compared, named or not: how near the nearest came. */
  highestRho: number
  /** False: time was up or the reading was cancelled; that nothing was found says nothing then. */
  isComplete: boolean
  elapsedMs: number
}
