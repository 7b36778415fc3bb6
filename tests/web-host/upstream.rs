//! An API over HTTP that does what a test says.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
};

use serde_json::json;

/// The bytes of its reply; absent: it reads the call and never answers.
pub type Says = Option<Vec<u8>>;

pub struct Upstream {
    pub address: SocketAddr,
    calls: Arc<Mutex<Vec<String>>>,
}

impl Upstream {
    pub fn new(says: Says) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let calls = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&calls);
        // Ends with the test's process.
        thread::spawn(move || {
            let mut kept = Vec::new();
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                heard.lock().unwrap().push(read(&mut stream));
                if let Some(bytes) = &says {
                    let _ = stream.write_all(bytes);
                } else {
                    kept.push(stream);
                }
            }
        });
        Self { address, calls }
    }

    /// Nobody listens there.
    pub fn absent() -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.local_addr().unwrap()
    }

    /// First line, headers and body of each call.
    pub fn calls(&self) -> Vec<String> {
        self.calls.lock().unwrap().clone()
    }
}

pub fn json(body: &str) -> Says {
    reply("200 OK", body)
}

pub fn reply(status: &str, body: &str) -> Says {
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close\r\n\
         content-length: {length}\r\n\r\n"
    );
    Some([head.as_bytes(), body.as_bytes()].concat())
}

/// A store's page as the API gives it.
pub fn store(name: &str, id: &str) -> Says {
    let data = json!({
        "storeId": id, "merchantId": "C1", "poiId": "P1", "storeName": name, "storeType": "X",
        "favourite": false, "shareInfo": {"shareContent": {}, "shareImgUrl": {}},
        "storeImageList": [], "backgroundImageList": [], "backgroundColor": "#000000",
        "mapLinkAddress": "", "storeAddress": "", "latitude": 0.0, "longitude": 0.0,
        "businessDistrictList": [{"id": "1", "name": "Menteng"}],
        "serviceFacilitiesCategoryList": [],
        "storeBusinessCategoryList": [{"businessCategoryName": {"id-ID": "Kopi"},
            "parentCategory": {"categoryId": "1"}}],
        "homepageCouponList": {"activityId": "E1", "productList": [], "couponBatchList": []},
        "halalRestaurant": "2", "trust": {"soldCount": 0, "joinedOn": "2026-01-01"},
        "dayPartTimeList": [], "businessState": {"isOpen": true, "opensToday": false}, "timeZone": "Asia/Jakarta",
        "pricePerCapita": {"id-ID": "Rp50.000/orang"}, "tagList": [], "storeChannelList": [],
        "score": 4.5, "reviewCount": 120,
    });
    json(&json!({"success": true, "data": data}).to_string())
}

fn read(stream: &mut TcpStream) -> String {
    let mut reader = BufReader::new(stream);
    let (mut text, mut length) = (String::new(), 0);
    loop {
        let start = text.len();
        if reader.read_line(&mut text).unwrap() == 0 || text[start..].trim().is_empty() {
            break;
        }
        let lower = text[start..].to_ascii_lowercase();
        if let Some(value) = lower.strip_prefix("content-length: ") {
            length = value.trim().parse().unwrap();
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).unwrap();
    text + &String::from_utf8(body).unwrap()
}
