export default function NativeScreen() {
  return null;
}
