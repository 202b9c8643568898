// Runs once before all tests.
export default function setup() {}
