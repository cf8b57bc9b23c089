export default function ContactsScreen() {
  return null;
}
