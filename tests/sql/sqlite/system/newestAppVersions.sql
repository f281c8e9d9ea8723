select * from app_version where released = ? order by build desc
--   SCAN app_version USING INDEX app_version__build_id_ix
