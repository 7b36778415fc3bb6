//! Frames as H.264 in MP4.

use std::sync::{Arc, Mutex, PoisonError};

use muxide::api::{MuxerBuilder, VideoCodec};
use openh264::OpenH264API;
use openh264::encoder::{
    BitRate, Complexity, Encoder, EncoderConfig, FrameRate, FrameType, IntraFramePeriod, Profile,
    RateControlMode, UsageType, VuiConfig,
};
use openh264::formats::{RgbaSliceU8, YUVBuffer};

use crate::frame::{Frame, Placed};

/// A frame is skipped a few times at most before it is encoded.
const MOST_SKIPS: usize = 12;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FilmShape {
    /// Both even.
    pub width: u32,
    pub height: u32,
    pub frames_per_second: u32,
    pub bits_per_second: u32,
}

#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    #[error("encoding a frame: {0}")]
    Codec(#[from] openh264::Error),
    #[error("writing the file: {0}")]
    File(String),
}

/// A film, and the work that it took: what that costs in time depends on the machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// The file's bytes.
    pub mp4: Vec<u8>,
    pub frames: usize,
    /// Frames that the encoder was given, with those that it was given again.
    pub encoded: usize,
    /// Pixels of layers that were laid over a frame.
    pub pixels: usize,
}

/// Each item of `frames` is one frame, its layers from back to front.
pub fn film<'a>(
    shape: FilmShape,
    frames: &mut dyn Iterator<Item = Vec<Placed<'a>>>,
) -> Result<Made, FilmError> {
    let file = File::default();
    let failed = |error: muxide::api::MuxerError| FilmError::File(error.to_string());
    let rate = f64::from(shape.frames_per_second);
    let mut muxer = MuxerBuilder::new(file.clone())
        .video(VideoCodec::H264, shape.width, shape.height, rate)
        .with_fast_start(true)
        .build()
        .map_err(failed)?;
    let mut encoder = Encoder::with_api_config(OpenH264API::from_source(), config(shape))?;
    let sides = (shape.width as usize, shape.height as usize);
    let mut frame = Frame::new(sides.0, sides.1);
    let mut yuv = YUVBuffer::new(sides.0, sides.1);
    let mut bytes = Vec::new();
    let (mut count, mut encodes) = (0, 0);
    for (index, layers) in frames.enumerate() {
        count += 1;
        frame.clear();
        for placed in &layers {
            frame.draw(placed);
        }
        yuv.read_rgba8(RgbaSliceU8::new(&frame.rgba, sides));
        if (index as u32).is_multiple_of(shape.frames_per_second * 2) {
            encoder.force_intra_frame();
        }
        bytes.clear();
        let mut is_key = false;
        // What the rate control skips is asked for again: the file has a frame for each time.
        for _ in 0..MOST_SKIPS {
            let encoded = encoder.encode(&yuv)?;
            encodes += 1;
            is_key = encoded.frame_type() == FrameType::IDR;
            encoded.write_vec(&mut bytes);
            if !bytes.is_empty() {
                break;
            }
        }
        muxer
            .write_video(index as f64 / rate, &bytes, is_key)
            .map_err(failed)?;
    }
    muxer.finish().map_err(failed)?;
    Ok(Made {
        mp4: file.into_bytes(),
        frames: count,
        encoded: encodes,
        pixels: frame.pixels,
    })
}

fn config(shape: FilmShape) -> EncoderConfig {
    EncoderConfig::new()
        .profile(Profile::Baseline)
        .usage_type(UsageType::CameraVideoRealTime)
        .rate_control_mode(RateControlMode::Bitrate)
        .bitrate(BitRate::from_bps(shape.bits_per_second))
        .max_frame_rate(FrameRate::from_hz(shape.frames_per_second as f32))
        .intra_frame_period(IntraFramePeriod::from_num_frames(
            shape.frames_per_second * 2,
        ))
        .complexity(Complexity::Medium)
        .num_threads(1)
        // Without it the bit rate is a wish, of which openh264 warns on stderr.
        .skip_frames(true)
        .scene_change_detect(false)
        .vui(VuiConfig::bt601())
}

/// Where the muxer writes: it keeps what it is given, so that the bytes are shared with it.
#[derive(Clone, Default)]
struct File(Arc<Mutex<Vec<u8>>>);

impl File {
    fn into_bytes(self) -> Vec<u8> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl std::io::Write for File {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        file.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
