/** The library for PKCS #12 and PKCS #7, which Node lacks; loaded on first use, because few calls need it. */
export async function loadForge() {
  const { default: forge } = await import('node-forge')
  return forge
}
