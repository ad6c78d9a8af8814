// Tells password managers whose password stands in a form that asks for nothing else.

export const HiddenUsername = ({ of }: { of: string | null }) =>
  of !== null && <input type="text" name="username" autoComplete="username" value={of} readOnly hidden />
