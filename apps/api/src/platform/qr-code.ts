// Medium error correction, as the PAY by square manual requires; two modules of quiet zone inside the white card around
// it.
const shape = { errorCorrectionLevel: 'M', margin: 2 } as const

/** QR code of a text as SVG markup without a size of its own. Its library is loaded with the first one. */
export async function qrSvg(text: string): Promise<string> {
  const { default: QRCode } = await import('qrcode')
  return QRCode.toString(text, { ...shape, type: 'svg' })
}
