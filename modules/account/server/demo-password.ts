/** The password of every account of the demonstration, shown on its sign-in page. */
export const DEMO_PASSWORD = 'Kriit-demo-1';
