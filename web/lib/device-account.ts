// Where it stands for whom this device keeps something, so that whoever has nothing to do with it need not fetch more.

export const DEVICE_ACCOUNT = 'aerie-device-account'
