// What can be done with a photo.
export type PhotoAct = 'edit' | 'tag' | 'date' | 'choose' | 'flag' | 'delete'
