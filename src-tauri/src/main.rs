fn main() {
    jajan_lib::run();
}
