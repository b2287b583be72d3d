const field = {
  fontSize: '16px',
  minHeight: '48px',
  paddingInline: '14px',
  borderRadius: 'var(--radius-field)',
  // Clerk draws the outline of a field as a faint shadow.
  '&[data-variant="default"]': { border: '1px solid var(--color-edge)' },
};
const button = { fontSize: '16px', minHeight: '48px', borderRadius: 'var(--radius-pill)', boxShadow: 'none' };
const link = { fontSize: '15px', minHeight: '44px', display: 'inline-flex', alignItems: 'center' };

/** Clerk’s dialogs as if they were the product’s own, light and dark. Below 16 px, iOS would zoom into fields. */
export const clerkAppearance = {
  variables: {
    colorPrimary: 'var(--color-accent)',
    colorPrimaryForeground: 'var(--color-on-accent)',
    colorBackground: 'var(--color-surface)',
    colorForeground: 'var(--color-ink)',
    colorMutedForeground: 'var(--color-muted)',
    colorInput: 'var(--color-surface)',
    colorInputForeground: 'var(--color-ink)',
    colorNeutral: 'var(--color-ink)',
    colorDanger: 'var(--color-danger)',
    fontFamily: 'var(--font-sans)',
    borderRadius: '10px',
  },
  elements: {
    headerTitle: {
      fontFamily: 'var(--font-display)',
      fontSize: '28px',
      fontWeight: 500,
      lineHeight: 1.2,
      letterSpacing: '-0.01em',
    },
    headerSubtitle: { fontSize: '16px', lineHeight: 1.5, textWrap: 'balance' },
    socialButtonsBlockButton: button,
    socialButtonsBlockButtonText: { fontSize: '16px' },
    formFieldLabel: { fontSize: '14px' },
    formFieldInput: field,
    otpCodeFieldInput: { fontSize: '20px', minHeight: '48px' },
    formFieldInputShowPasswordButton: { minWidth: '44px', minHeight: '44px' },
    // Without its gradient and its highlight.
    formButtonPrimary: { ...button, backgroundImage: 'none', '&::after': { display: 'none' } },
    buttonArrowIcon: { display: 'none' },
    footerAction: { alignItems: 'center' },
    footerActionText: { fontSize: '15px' },
    footerActionLink: link,
    formFieldAction: { fontSize: '14px' },
    identityPreviewText: { fontSize: '16px' },
    modalCloseButton: { minWidth: '44px', minHeight: '44px', justifyContent: 'center' },
  },
};
