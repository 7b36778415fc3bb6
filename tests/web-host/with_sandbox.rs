//! The program in front of a sandbox that is another program: what is deployed shows what the
//! sandbox's own pages show.

use std::path::PathBuf;

use crate::support::{Build, ORIGIN, PAGE, Running, command, web_host};

/// `cargo test` of the workspace's crates builds it beside this one.
fn sandbox_binary() -> PathBuf {
    let path = web_host().with_file_name("jajan-sandbox");
    assert!(
        path.exists(),
        "`cargo build -p jajan-sandbox` makes {path:?}"
    );
    path
}

#[test]
fn it_shows_what_the_mounted_one_shows() {
    let build = Build::new();
    let web = build.0.to_str().unwrap();
    // Its clock is far from this machine's, which the web host has to find out.
    let args = [
        "--port", "0", "--db", ":memory:", "--stores", "20", "--web", web,
    ];
    let moved = ["--start-at-ms", "1795665600000"];
    let sandbox = Running::start(command(&sandbox_binary(), &[&args[..], &moved].concat()));
    let host = Running::web_host(&build, sandbox.address, &[]);
    let asked = [("x-forwarded-proto", "https")];
    for (path, is_shown) in [
        ("/platform/merchant?storeId=S1", true),
        ("/platform/merchant?poiId=P2&channel_id=2", true),
        ("/platform/merchant?qrCodeId=Q1T3", true),
        ("/platform/merchant?storeId=S9000014", true),
        ("/platform/groupCouponDetail?skuId=K1", true),
        ("/platform/brandsHomepage?id=1", true),
        ("/platform/brands?language=zh-CN", true),
        ("/platform/mall?id=M2", true),
        ("/platform/bigBrandActivity", true),
        ("/platform/merchant?storeId=S999999", false),
        ("/platform/merchant?storeId=S9000001", false),
        ("/platform/groupCouponDetail?skuId=K999999", false),
        ("/platform/home", false),
        ("/", false),
    ] {
        let apart = match is_shown {
            true => host.get_tagged(path, &asked),
            false => host.get(path, &asked),
        };
        let mounted = sandbox.get(path, &asked).body;
        let mounted = mounted.replace("https://evil.example", ORIGIN);
        assert_eq!(apart.body, mounted, "{path}");
        assert_eq!(mounted == PAGE, !is_shown, "{path}");
    }
}
