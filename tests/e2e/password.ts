/** The password of every account of the demonstration; the newcomers of the stories take the same. */
export const PASSWORD = 'Kriit-demo-1';
